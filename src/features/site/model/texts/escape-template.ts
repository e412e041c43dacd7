import { escapeMarkdown } from '#kernel/markdown.ts'

const TEMPLATE_SYNTAX = /(\[\[(?:\{\w+\}\?)?|\]\]|\{\w+\})/

/** Escapes a text for Markdown, except the placeholders and brackets of its template. */
export function escapeTemplateLine(text: string): string {
  return text
    .split(TEMPLATE_SYNTAX)
    .map((part, index) => (index % 2 === 0 ? escapeMarkdown(part) : part))
    .join('')
}

/**
 * Keeps paragraphs, lists, bold and links to pages of the site. Escapes HTML, code, headings, quotes, pictures and links to
 * other places.
 */
export function escapeRichTemplate(text: string): string {
  return text
    .replace(/[\\`<]/g, '\\$&')
    .replace(/^([ \t]*)(#{1,6}|>|\+|\d+[.)]|[-=~]{3,})(?=\s|$)/gm, '$1\\$2')
    .replace(/!(?=\[)/g, '\\!')
    .replace(/(?<!\[)\[(?!\[)([^[\]]*)\](?=\((?!\/(?!\/))|:)/g, '\\[$1\\]')
}
