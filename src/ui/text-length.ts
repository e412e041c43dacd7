/** Length in characters that search engines show without truncation. */
export const ADVISED_LENGTH = {
  title: { least: 35, most: 60 },
  description: { least: 90, most: 155 },
} as const

export type LengthAdvice = 'short' | 'good' | 'long'

export function lengthAdvice(text: string, { least, most }: { least: number; most: number }): LengthAdvice {
  const count = lengthOf(text)
  return count < least ? 'short' : count > most ? 'long' : 'good'
}

/** Counts code points, so that most emoji are one. */
export function lengthOf(text: string): number {
  return [...text].length
}

/** Truncates like search engines: at a word boundary, with an ellipsis. */
export function cutText(text: string, most: number): string {
  const characters = [...text]
  if (characters.length <= most) return text
  const cut = characters.slice(0, most - 1).join('')
  const end = cut.lastIndexOf(' ')
  return `${(end > most / 2 ? cut.slice(0, end) : cut).trimEnd()}…`
}
