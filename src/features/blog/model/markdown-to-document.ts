import type { BlogDocument, DocumentMark, DocumentNode } from './document.schema.ts'

/**
 * Converts the Markdown of the bundled content to a document: headings, lists, quotes, code, tables, bold, inline code
 * and links. User input comes from the editor and never passes through here.
 */
export function markdownToDocument(markdown: string): BlogDocument {
  const lines = markdown.trim().split('\n')
  const content: DocumentNode[] = []
  for (let at = 0; at < lines.length; ) {
    const length = blockLength(lines, at)
    const part = lines.slice(at, at + length)
    if (part.join('').trim() !== '') content.push(blockOf(part))
    at += length
  }
  return { type: 'doc', content }
}

const BLOCK_PATTERNS = [/^```/, /^> /, /^\|/, /^- /, /^\d+\. /]

/** Number of lines in a block: code up to its closing fence, other blocks while the lines match the same pattern. */
function blockLength(lines: string[], at: number): number {
  const kind = BLOCK_PATTERNS.find((one) => one.test(lines[at] ?? ''))
  if (!kind) return 1
  if (kind === BLOCK_PATTERNS[0]) return lines.indexOf('```', at + 1) - at + 1
  const end = lines.findIndex((line, index) => index > at && !kind.test(line))
  return (end === -1 ? lines.length : end) - at
}

function blockOf(lines: string[]): DocumentNode {
  const [first = ''] = lines
  const [, hashes, title = ''] = /^(#{2,4}) (.*)$/.exec(first) ?? []
  if (hashes) return { type: 'heading', attrs: { level: hashes.length }, content: inline(title) }
  if (first.startsWith('```')) return codeOf(first.slice(3), lines.slice(1, -1).join('\n'))
  if (first.startsWith('> ')) return { type: 'blockquote', content: lines.map((line) => paragraph(line.slice(2))) }
  if (first.startsWith('|')) return tableOf(lines)
  if (first.startsWith('- ')) return { type: 'bulletList', content: lines.map((line) => item(line.slice(2))) }
  if (/^\d+\. /.test(first))
    return { type: 'orderedList', attrs: { start: 1 }, content: lines.map((line) => item(line.replace(/^\d+\. /, ''))) }
  return paragraph(first)
}

function codeOf(language: string, code: string): DocumentNode {
  return { type: 'codeBlock', attrs: { language: language || null }, content: [{ type: 'text', text: code }] }
}

function item(text: string): DocumentNode {
  return { type: 'listItem', content: [paragraph(text)] }
}

function paragraph(text: string): DocumentNode {
  return { type: 'paragraph', content: inline(text) }
}

function tableOf(lines: string[]): DocumentNode {
  const rows = lines.filter((line) => !/^\|[\s|:-]+\|$/.test(line))
  const cellsOf = (line: string) => line.replace(/^\||\|$/g, '').split('|')
  return {
    type: 'table',
    content: rows.map((line, row) => ({
      type: 'tableRow',
      content: cellsOf(line).map((cell) => ({
        type: row === 0 ? 'tableHeader' : 'tableCell',
        attrs: { colspan: 1, rowspan: 1, colwidth: null },
        content: [paragraph(cell.trim())],
      })),
    })),
  }
}

const INLINE_PATTERN = /\*\*(.+?)\*\*|`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)/g

function inline(text: string): DocumentNode[] {
  const nodes: DocumentNode[] = []
  let end = 0
  for (const match of text.matchAll(INLINE_PATTERN)) {
    const [whole, bold, code, words, href] = match
    push(text.slice(end, match.index))
    if (bold) push(bold, { type: 'bold' })
    if (code) push(code, { type: 'code' })
    if (words && href) push(words, { type: 'link', attrs: { href } })
    end = match.index + whole.length
  }
  push(text.slice(end))
  return nodes

  function push(words: string, ...marks: DocumentMark[]) {
    if (words) nodes.push({ type: 'text', text: words, ...(marks.length > 0 ? { marks } : {}) })
  }
}
