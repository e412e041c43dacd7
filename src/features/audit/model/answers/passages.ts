import type { TextBlock } from '../digest/digest-text.ts'

/** A piece of a page that can be quoted as an answer: the blocks under one heading. */
export type Passage = { heading: string; text: string }

/** Characters. A section that is longer becomes several passages with the same heading. */
export const MAX_PASSAGE = 1200
/** Passages per page: bounds the rows of a very long page. */
export const MAX_PASSAGES = 300

export function passagesOf(blocks: readonly TextBlock[]): Passage[] {
  const passages: (Passage & { anchor: string })[] = []
  for (const { heading, anchor, text } of blocks) {
    for (const piece of pieces(text)) {
      const last = passages.at(-1)
      const fits = last?.heading === heading && last.anchor === anchor
      if (fits && last.text.length + piece.length < MAX_PASSAGE) last.text += `\n${piece}`
      else passages.push({ heading, anchor, text: piece })
    }
    if (passages.length > MAX_PASSAGES) break
  }
  return passages.slice(0, MAX_PASSAGES).map(({ heading, text }) => ({ heading, text }))
}

/** Cuts a long paragraph at a space if possible, and never inside a surrogate pair. */
function pieces(text: string): string[] {
  const all: string[] = []
  let rest = text.toWellFormed().trim()
  while (rest.length > MAX_PASSAGE) {
    const space = rest.lastIndexOf(' ', MAX_PASSAGE)
    const isPair = /[\ud800-\udbff]/.test(rest.charAt(MAX_PASSAGE - 1))
    const end = space > MAX_PASSAGE / 2 ? space : MAX_PASSAGE - Number(isPair)
    all.push(rest.slice(0, end))
    rest = rest.slice(end).trim()
  }
  return rest ? [...all, rest] : all
}
