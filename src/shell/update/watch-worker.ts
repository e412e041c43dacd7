// Loaded when the browser is idle.

import { loadedRecovery, reload } from './watch-version.ts'

const UPDATE_CHECK_MS = 60_000

/** Registers the service worker, checks for a new one every minute, and reloads when another one takes over. */
export async function watchForUpdates(): Promise<void> {
  const { serviceWorker } = navigator
  let { controller } = serviceWorker
  /** An API call of this page got a 404: the server may be of a newer build, without that call. */
  let hasLostCall = false
  let isConfirmed = false
  serviceWorker.oncontrollerchange = () => {
    if (controller) isConfirmed ? reload() : reloadWhenSaved()
    controller = serviceWorker.controller
    reportPage()
  }
  const registration = await serviceWorker.register('/service-worker.js')
  registration.onupdatefound = () => {
    // A worker that takes over by itself does so now. Loading the question through the old one would hold it up for minutes.
    registration.installing?.addEventListener('statechange', () => setTimeout(offerWaitingWorker, 1000))
  }
  setInterval(() => {
    if (!document.hidden && navigator.onLine) registration.update().catch(() => {})
    offerWaitingWorker()
  }, UPDATE_CHECK_MS)
  offerWaitingWorker()
  new PerformanceObserver((list) => {
    if (!list.getEntries().some(isMissingCall)) return
    hasLostCall = true
    registration.update().then(
      () => (hasLostCall &&= Boolean(registration.installing ?? registration.waiting)),
      () => {},
    )
    offerWaitingWorker()
  }).observe({ type: 'resource', buffered: true })

  /** A waiting worker activates by itself while no other controls the page. */
  function offerWaitingWorker(): void {
    const { waiting } = registration
    if (!waiting || !controller) return
    const isNeeded = hasLostCall
    hasLostCall = false
    const confirm = () => {
      isConfirmed = true
      waiting.postMessage('skip-waiting')
    }
    import('./update-prompt.ts').then(({ offerUpdate }) => offerUpdate(confirm, isNeeded))
  }
}

function isMissingCall(entry: PerformanceEntry): boolean {
  const { name, responseStatus } = entry as PerformanceResourceTiming
  return responseStatus === 404 && new URL(name).pathname.startsWith('/api/')
}

/** This page and its files were loaded without a worker: the worker stores them now. */
function reportPage(): void {
  const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  navigator.serviceWorker.controller?.postMessage([
    location.pathname,
    ...files.filter((path) => /^\/(?:assets|page-data)\//.test(path)),
  ])
}

/** The user may have confirmed in another tab: a form with unsaved input is not interrupted. */
async function reloadWhenSaved(): Promise<void> {
  await (await loadedRecovery())?.whenSaved()
  reload()
}
