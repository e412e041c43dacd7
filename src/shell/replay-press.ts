const RETRY_MS = 50
const MAX_WAIT_MS = 1000

/**
 * Repeats a press on a button or a radio button, or the submission of a form, that happened before hydration. Routes are
 * hydrated after the frame, in tasks that yield: a click before their end would make React hydrate the rest of the page
 * synchronously, which blocks a phone for longer than it waits here.
 */
export function replayWhenHydrated(element: HTMLElement, submitter?: HTMLElement | null): void {
  const replay = () => replayPress(element, submitter)
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(replay, { timeout: MAX_WAIT_MS })
  else setTimeout(replay, RETRY_MS)
}

function replayPress(element: HTMLElement, submitter?: HTMLElement | null): void {
  const retry = () => setTimeout(replayPress, RETRY_MS, element, submitter)
  if (!element.isConnected) return
  if (!isHydrated(element)) retry()
  else if (element instanceof HTMLFormElement) {
    // React handles it when the form is hydrated completely, and then prevents the default.
    addEventListener('submit', (event) => event.defaultPrevented || retry(), { once: true })
    element.requestSubmit(submitter)
  } else {
    if (element instanceof HTMLInputElement) {
      // Another radio button of the group was pressed since.
      const checked = element.form?.querySelector(`[name="${element.name}"]:checked`) ?? element
      if (checked !== element) return
      // The browser has checked it already; React learns it from a change.
      element.checked = false
    }
    element.click()
  }
}

/** Lazy parts of the page are hydrated after it. */
function isHydrated(element: HTMLElement): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps'))
}
