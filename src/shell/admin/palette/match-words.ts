const MARKS = /\p{M}/gu

function fold(text: string): string {
  return text.normalize('NFD').replace(MARKS, '').toLowerCase()
}

/** Every word of the query begins a word of the text; case and accents do not matter. */
export function matchesWords(query: string, text: string): boolean {
  const words = fold(text).split(/[^\p{L}\p{N}]+/u)
  const asked = fold(query).split(/[^\p{L}\p{N}]+/u)
  return asked.every((part) => words.some((word) => word.startsWith(part)))
}
