/**
 * React's `onDragEnter`, which no component uses. That React holds it back is not documented; a component of our own cannot
 * tell when React has hydrated one element. `e2e/shell/hydration.spec.ts` fails when it changes: then presses are still
 * handled, but by a hydration that blocks.
 */
const PROBE = 'dragenter'
const RETRY_MS = 50

/**
 * Repeats a press on a button or a radio button, or the submission of a form, that happened before hydration. In a part
 * of the page that is not hydrated React holds an event of this kind back, hydrates that part next, in tasks that yield,
 * and dispatches the event again. A click would make it hydrate that part synchronously, which blocks a phone.
 */
export function replayWhenHydrated(element: HTMLElement, submitter?: HTMLElement | null): void {
  element.addEventListener(PROBE, () => replayPress(element, submitter), { once: true })
  element.dispatchEvent(new Event(PROBE))
}

function replayPress(element: HTMLElement, submitter?: HTMLElement | null): void {
  if (element instanceof HTMLFormElement) {
    // React handles it when the form is hydrated completely, and then prevents the default.
    const retry = () => setTimeout(replayWhenHydrated, RETRY_MS, element, submitter)
    addEventListener('submit', (event) => event.defaultPrevented || retry(), { once: true })
    element.requestSubmit(submitter)
    return
  }
  if (element instanceof HTMLInputElement) {
    // Another radio button of the group was pressed since.
    const checked = element.form?.querySelector(`[name="${element.name}"]:checked`) ?? element
    if (checked !== element) return
    // The browser has checked it already; React learns it from a change.
    element.checked = false
  }
  element.click()
}
