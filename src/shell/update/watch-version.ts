import type { EssentialName } from '#kernel/storage-registry.ts'

// Part of the entry script of every page: code for a new version is imported on demand.

export const VERSION_KEY = 'app-version' satisfies EssentialName<'localStorage'>
/** Set before a reload that a new version causes, so that the next page does not reload again. */
export const RELOAD_KEY = 'version-reload' satisfies EssentialName<'sessionStorage'>

let recovery: Promise<typeof import('#platform/client/form-recovery.ts')> | undefined

/** Loaded with the first input of this page, or to restore input after a reload. */
export function loadRecovery() {
  recovery ??= import('#platform/client/form-recovery.ts')
  return recovery
}

export function trackTypedInput(): void {
  addEventListener('input', ({ target }) => loadRecovery().then(({ trackInput }) => trackInput(target)), true)
}

/** Undefined as long as nothing was typed. */
export function loadedRecovery() {
  return recovery
}

/** Compares the build of this page with the stored marker. Storage may be disabled; then there is no marker. */
export function checkVersion(build: string): void {
  try {
    const stored = localStorage.getItem(VERSION_KEY)
    if (stored && stored !== build) import('./replace-version.ts').then((version) => version.replaceVersion(build))
    else {
      localStorage.setItem(VERSION_KEY, build)
      sessionStorage.removeItem(RELOAD_KEY)
    }
  } catch {}
}

/** Whether the previous page had unsaved input when it was left. */
export function hasTypedInput(): boolean {
  try {
    return 'kept-input' in sessionStorage
  } catch {
    return false
  }
}

/** Reloads once. Unsaved input is stored when the page is left. */
export function reload(): void {
  try {
    sessionStorage.setItem(RELOAD_KEY, '1')
  } catch {}
  location.reload()
}

/**
 * For a script that fails to load, or the data of this page. If the server has another build (or other data), they are gone
 * and the page reloads at once, without waiting for unsaved input: saving may be what needs them. Otherwise rethrows.
 */
export async function reloadIfReplaced(error: unknown, name: 'build' | 'page' = 'build'): Promise<never> {
  const page = await (await fetch('')).text()
  const isSame = page.includes(` data-${name}="${document.documentElement.dataset[name]}"`)
  if (isSame || !page.includes(' data-build=')) throw error
  reload()
  return new Promise(() => {})
}
