import { pictureIdFromUrl } from '#features/media/model/picture.ts'
import type { CaseText } from './case-studies/case-study.schema.ts'
import type { DocumentNode } from './document.schema.ts'

const WORDS_PER_MINUTE = 200
const LINE_NODES = ['paragraph', 'heading', 'codeBlock', 'listItem', 'tableRow', 'blockquote']

/** Plain text of a document, one line per block. */
export function plainTextOf(node: DocumentNode): string {
  return textIn(node)
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n[\s]*/g, '\n')
    .trim()
}

function textIn(node: DocumentNode): string {
  if (node.type === 'text') return node.text ?? ''
  if (node.type === 'hardBreak') return '\n'
  if (node.type === 'image') return `${node.attrs?.alt ?? ''}\n`
  const parts = (node.content ?? []).map(textIn)
  // The cells of a table row are one line.
  const inside = node.type === 'tableRow' ? parts.map((part) => part.trim()).join(' ') : parts.join('')
  return LINE_NODES.includes(node.type) ? `${inside}\n` : inside
}

export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0
}

export function readingMinutes(text: string): number {
  return Math.max(1, Math.round(countWords(text) / WORDS_PER_MINUTE))
}

/** Every paragraph of a text: those of a case study around its document too. */
export function wholeTextOf(text: { document: DocumentNode } & CaseText): string {
  return [text.situation, plainTextOf(text.document), text.result].filter(Boolean).join('\n\n')
}

export function excerptOf(text: string, length = 180): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= length) return line
  const end = line.lastIndexOf(' ', length)
  const start = line.slice(0, end > length / 2 ? end : length).toWellFormed()
  return `${start.replace(/[\s,;:.–-]+$/, '')}…`
}

export function codeIn({ content = [] }: DocumentNode): string {
  return content.map(({ text = '' }) => text).join('')
}

export function codeLanguageOf({ attrs }: DocumentNode): string | undefined {
  return /^[\w+#.-]{1,30}$/.exec(String(attrs?.language ?? ''))?.[0]
}

export function pictureIdsIn(node: DocumentNode): string[] {
  const found = new Set<string>()
  const pending = [node]
  for (let next = pending.pop(); next; next = pending.pop()) {
    const id = next.type === 'image' ? pictureIdFromUrl(String(next.attrs?.src)) : undefined
    if (id) found.add(id)
    pending.push(...(next.content ?? []))
  }
  return [...found]
}
