import type { EssentialName } from '#kernel/storage-registry.ts'

// Part of the first script of every page: what is needed only when there is a new version is imported then.

export const VERSION_KEY = 'app-version' satisfies EssentialName<'localStorage'>
/** Set before a reload that a new version causes: the page that follows does not reload again. */
export const RELOAD_KEY = 'version-reload' satisfies EssentialName<'sessionStorage'>
const UPDATE_CHECK_MS = 60_000

let recovery: Promise<typeof import('#platform/client/form-recovery.ts')> | undefined

/** Loaded with the first input of this page, or for input of the page before a reload. */
export function loadRecovery() {
  recovery ??= import('#platform/client/form-recovery.ts')
  return recovery
}

/** Compares the build of this page with the stored marker. Storage may be switched off; then there is no marker. */
export function checkVersion(build: string): void {
  try {
    const stored = localStorage.getItem(VERSION_KEY)
    if (stored && stored !== build) import('./replace-version.ts').then(({ replaceVersion }) => replaceVersion(build))
    else {
      localStorage.setItem(VERSION_KEY, build)
      sessionStorage.removeItem(RELOAD_KEY)
    }
  } catch {}
}

/** Input that was not saved when the page before this one was left. */
export function hasTypedInput(): boolean {
  try {
    return 'kept-input' in sessionStorage
  } catch {
    return false
  }
}

/** Registers the service worker, looks for a new one every minute, and reloads when another one takes over. */
export async function watchForUpdates(): Promise<void> {
  const { serviceWorker } = navigator
  let { controller } = serviceWorker
  serviceWorker.oncontrollerchange = () => {
    if (controller) reloadWhenSaved()
    controller = serviceWorker.controller
    // Stores this page, which was loaded without a worker.
    controller?.postMessage(location.pathname)
  }
  const registration = await serviceWorker.register('/service-worker.js')
  registration.onupdatefound = () => {
    // A worker that takes over by itself does so now. Loading the question through the old one would hold it up for minutes.
    registration.installing!.onstatechange = () => setTimeout(offerWaitingWorker, 1000)
  }
  setInterval(() => {
    if (!document.hidden && navigator.onLine) registration.update().catch(() => {})
    offerWaitingWorker()
  }, UPDATE_CHECK_MS)
  offerWaitingWorker()

  /** A worker that waits while no other controls the page takes over by itself. */
  function offerWaitingWorker(): void {
    const { waiting } = registration
    if (waiting && controller) import('./update-prompt.ts').then(({ offerUpdate }) => offerUpdate(waiting))
  }
}

/** The user agreed in another tab, perhaps: a form with unsaved input is not interrupted. */
async function reloadWhenSaved(): Promise<void> {
  await (await recovery)?.whenSaved()
  reload()
}

/** Once: a document that is left does not load again. Unsaved input is stored as the page is left. */
function reload(): void {
  try {
    sessionStorage.setItem(RELOAD_KEY, '1')
  } catch {}
  location.reload()
}

/**
 * For a script that cannot be loaded. When the server's pages name another build, the script belongs to a build that is
 * gone, and the page is loaded again at once. It does not wait for a form to be saved: saving may be what needs the script.
 * Otherwise the caller gets the error.
 */
export async function reloadIfReplaced(error: unknown): Promise<never> {
  const page = await (await fetch('')).text()
  const [, served] = / data-build="(\w+)/.exec(page) ?? []
  if (!served || served === document.documentElement.dataset.build) throw error
  reload()
  return new Promise(() => {})
}
