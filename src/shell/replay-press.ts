const RETRY_MS = 50

/** Repeats a press on a button or a radio button, or the submission of a form, that happened before hydration. */
export function replayPress(element: HTMLElement, submitter?: HTMLElement | null): void {
  const retry = () => setTimeout(replayPress, RETRY_MS, element, submitter)
  if (!element.isConnected) return
  if (!isHydrated(element)) retry()
  else if (element instanceof HTMLFormElement) {
    // React handles it when the form is hydrated completely, and then prevents the default.
    addEventListener('submit', (event) => event.defaultPrevented || retry(), { once: true })
    element.requestSubmit(submitter)
  } else {
    // The browser has checked a radio button already; React learns it from a change.
    if (element instanceof HTMLInputElement) element.checked = false
    element.click()
  }
}

/** Lazy parts of the page are hydrated after it. */
function isHydrated(element: HTMLElement): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps'))
}
