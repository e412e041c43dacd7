/** Every word must be somewhere in the texts; accents and capitals do not matter. */
export function matches(query: string, texts: string[]): boolean {
  const haystack = plain(texts.join(' '))
  return plain(query)
    .split(/\s+/)
    .every((word) => haystack.includes(word))
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
}
