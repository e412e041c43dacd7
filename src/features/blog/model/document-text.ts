import { pictureIdFromUrl } from '#features/media/model/picture.ts'
import type { DocumentNode } from './document.schema.ts'

const WORDS_PER_MINUTE = 200
const LINE_NODES = ['paragraph', 'heading', 'codeBlock', 'listItem', 'tableRow', 'blockquote']

/** What people read, without marks: a line for each part. */
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
  // The cells of a row are read as one line.
  const inside = node.type === 'tableRow' ? parts.map((part) => part.trim()).join(' ') : parts.join('')
  return LINE_NODES.includes(node.type) ? `${inside}\n` : inside
}

export function readingMinutes(text: string): number {
  return Math.max(1, Math.round((text.match(/\S+/g)?.length ?? 0) / WORDS_PER_MINUTE))
}

/** The beginning of a text, cut between words. */
export function excerptOf(text: string, length = 180): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= length) return line
  const end = line.lastIndexOf(' ', length)
  const start = line.slice(0, end > length / 2 ? end : length).toWellFormed()
  return `${start.replace(/[\s,;:.–-]+$/, '')}…`
}

/** The code of a code block. */
export function codeIn({ content = [] }: DocumentNode): string {
  return content.map(({ text = '' }) => text).join('')
}

/** The language that a code block names. */
export function codeLanguageOf({ attrs }: DocumentNode): string | undefined {
  return /^[\w+#.-]{1,30}$/.exec(String(attrs?.language ?? ''))?.[0]
}

/** Every picture in a document, each once. */
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
