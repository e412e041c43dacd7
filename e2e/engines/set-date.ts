/**
 * Sets the value of a date field, whose keys depend on the language of the browser; returns false for other fields. Runs
 * in the page. By the setter of the prototype: React replaces the one of the element, to ignore changes by scripts.
 */
export function setDate(element: HTMLElement, value: string): boolean {
  if ((element as HTMLInputElement).type !== 'date') return false
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(element, value)
  element.dispatchEvent(new Event('input', { bubbles: true }))
  element.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}
