/** Every word must occur in the texts; accents, case and hyphens are ignored. */
export function matchesQuery(query: string, texts: string[]): boolean {
  const haystack = plain(texts.join(' '))
  return plain(query)
    .split(/\s+/)
    .every((word) => haystack.includes(word))
}

/** Letters, digits and spaces only, so that "backup", "l'offre" and "email" match "back-up", "l’offre" and "e-mail". */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .toLowerCase()
}
