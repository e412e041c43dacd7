/** Ref of a field that replaces the pressed button. Not inline: React would call a new function on every render. */
export function focusOnMount(field: HTMLElement | null): void {
  field?.focus()
}
