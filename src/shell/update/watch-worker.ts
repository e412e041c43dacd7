// Loaded when the browser is idle.

import { loadedRecovery, reload } from './watch-version.ts'

const UPDATE_CHECK_MS = 60_000

/** Registers the service worker, checks for a new one every minute, and reloads when another one takes over. */
export async function watchForUpdates(): Promise<void> {
  const { serviceWorker } = navigator
  let { controller } = serviceWorker
  serviceWorker.oncontrollerchange = () => {
    if (controller) reloadWhenSaved()
    controller = serviceWorker.controller
    reportPage()
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

  /** A waiting worker activates by itself while no other controls the page. */
  function offerWaitingWorker(): void {
    const { waiting } = registration
    if (waiting && controller) import('./update-prompt.ts').then(({ offerUpdate }) => offerUpdate(waiting))
  }
}

/** This page and its files were loaded without a worker: the worker stores them now. */
function reportPage(): void {
  const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  navigator.serviceWorker.controller?.postMessage([
    location.pathname,
    ...files.filter((path) => path.startsWith('/assets/')),
  ])
}

/** The user may have confirmed in another tab: a form with unsaved input is not interrupted. */
async function reloadWhenSaved(): Promise<void> {
  await (await loadedRecovery())?.whenSaved()
  reload()
}
