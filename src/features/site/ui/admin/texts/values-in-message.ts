/**
 * Values of the placeholders of a message, read from where it is shown: the editor does not know them. Undefined if the page
 * shows another text.
 */
export function valuesInMessage(shown: string, template: string): Record<string, string> | undefined {
  const parts = template.split(/\{(\w+)\}/)
  const pattern = parts.map((part, index) => (index % 2 ? '(.*?)' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
  const found = new RegExp(`^${pattern.join('')}$`, 's').exec(shown)
  if (!found) return undefined
  const names = parts.filter((_, index) => index % 2)
  return Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? '']))
}
