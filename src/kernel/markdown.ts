import { parseQualityValues } from './quality-values.ts'

/** Whether somebody would rather have Markdown than HTML. They must name it: whoever takes anything is a browser. */
export function prefersMarkdown(accept: string | undefined): boolean {
  if (!accept?.includes('/markdown')) return false
  const named = new Map(parseQualityValues(accept).map(({ name, quality: weight }) => [name, weight]))
  const html = named.get('text/html') ?? named.get('text/*') ?? named.get('*/*') ?? 0
  const markdown = named.get('text/markdown') ?? 0
  return markdown > 0 && markdown >= html
}

/** What would mean something to Markdown, or be HTML to whoever shows it, is only itself. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>]/g, '\\$&').replace(/^([ \t]*)([#+>-]|\d+\.)(?=\s)/gm, '$1\\$2')
}

/** The same for a value that must stay on its line and must not open a block there (a heading, a list, a rule). */
export function escapeMarkdownLine(text: string): string {
  return escapeMarkdown(text.replace(/\s+/g, ' ').trim()).replace(/^(?=#{1,6}$|[+-]$|[-=~]{2})/, '\\')
}
