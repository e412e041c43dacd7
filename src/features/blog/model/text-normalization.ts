import { foldText } from '#kernel/fold-text.ts'

const HYPHENATED = /\p{L}-\p{L}/u
/** PostgreSQL refuses a `tsvector` over 1 MB, and taking signs apart (㌖ is six letters) makes a text longer. */
const MAX_SEARCH_TEXT_LENGTH = 200_000

/** Words with a hyphen also as one word, so that `email` finds `e-mail`. Without accents, as words are stored. */
export function toSearchText(text: string): string {
  return foldText(text)
    .replace(/[\p{L}-]+/gu, (word) => (HYPHENATED.test(word) ? `${word} ${word.replaceAll('-', '')}` : word))
    .slice(0, MAX_SEARCH_TEXT_LENGTH)
    .toWellFormed()
}

/** For an address: letters, digits and hyphens, whatever the title holds. */
export function slugOf(title: string, otherwise = 'post'): string {
  const slug = foldText(title)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return truncateSlug(slug, 80) || otherwise
}

/** At a hyphen, if there is one near the end. */
function truncateSlug(slug: string, length: number): string {
  if (slug.length <= length) return slug
  const end = slug.lastIndexOf('-', length)
  return slug.slice(0, end > length / 2 ? end : length)
}

/** The words of a text, each once; numbers and very short or long ones are no help to somebody who mistyped. */
export function vocabularyOf(text: string): string[] {
  const words = toSearchText(text).match(/\p{L}+/gu) ?? []
  return [...new Set(words.filter(({ length }) => length >= 4 && length <= 30))]
}

/** The words of a search. Nothing but letters and digits is left, so that they can be put into a query. */
export function searchWords(query: string): string[] {
  return (foldText(query).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 10)
}
