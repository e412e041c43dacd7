import { foldText } from '#kernel/normalize-text.ts'

/** Every word of the query is a prefix of a word of the text; case and accents are ignored. */
export function matchesWords(query: string, text: string): boolean {
  const words = splitWords(text)
  return splitWords(query).every((prefix) => words.some((word) => word.startsWith(prefix)))
}

function splitWords(text: string): string[] {
  return foldText(text).split(/[^\p{L}\p{N}]+/u)
}
