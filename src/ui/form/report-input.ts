/**
 * Dispatches an `input` event for a control whose value React changes without one, such as a select. Form recovery tracks
 * input by this event. Deferred until React has set the value.
 */
export function reportInput(find: () => Element | RadioNodeList | null | undefined): void {
  setTimeout(() => {
    const control = find()
    if (control instanceof Element) control.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
