/**
 * The text of a field after a template was chosen. Typed text is never overwritten: the template is added below it. A
 * template that was chosen before and not edited is replaced.
 */
export function applyTemplate(text: string, template: string, templates: readonly string[]): string {
  const typed = text.trim()
  if (typed === '' || templates.includes(typed)) return template
  return typed.includes(template) ? text : `${text.trimEnd()}\n\n${template}`
}
