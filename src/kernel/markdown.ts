import { parseAccept } from 'hono/utils/accept'

/** Whether the client prefers Markdown to HTML. Markdown must be named explicitly: a wildcard is not a preference. */
export function prefersMarkdown(accept: string | undefined): boolean {
  if (!accept?.includes('/markdown')) return false
  const named = new Map(parseAccept(accept.toLowerCase()).map(({ type, q }) => [type, q]))
  const html = named.get('text/html') ?? named.get('text/*') ?? named.get('*/*') ?? 0
  const markdown = named.get('text/markdown') ?? 0
  return markdown > 0 && markdown >= html
}

export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>]/g, '\\$&').replace(/^([ \t]*)([#+>-]|\d+\.)(?=\s)/gm, '$1\\$2')
}

/** Also keeps the value on one line and stops it from starting a block (heading, list, rule). */
export function escapeMarkdownLine(text: string): string {
  return escapeMarkdown(text.replace(/\s+/g, ' ').trim()).replace(/^(?=#{1,6}$|[+-]$|[-=~]{2})/, '\\')
}
