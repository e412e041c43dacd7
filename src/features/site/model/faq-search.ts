/** Every word must be somewhere in the texts; accents, capitals and hyphens do not matter. */
export function matchesQuery(query: string, texts: string[]): boolean {
  const haystack = plain(texts.join(' '))
  return plain(query)
    .split(/\s+/)
    .every((word) => haystack.includes(word))
}

/** Letters, figures and spaces: whoever looks for "backup", "l'offre" or "email" also finds "back-up", "l’offre", "e-mail". */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .toLowerCase()
}
