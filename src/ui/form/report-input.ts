/**
 * For a control that changes without an event of the browser: `form-recovery.ts` hears of input by the event only. It
 * follows when React has set the value; React ignores it, because the value is its own.
 */
export function reportInput(find: () => Element | RadioNodeList | null | undefined): void {
  setTimeout(() => {
    const control = find()
    if (control instanceof Element) control.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
