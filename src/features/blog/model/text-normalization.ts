import { foldText } from '#kernel/normalize-text.ts'

const HYPHENATED = /\p{L}-\p{L}/u
/** PostgreSQL refuses a `tsvector` over 1 MB, and Unicode decomposition (㌖ becomes six letters) makes a text longer. */
const MAX_SEARCH_TEXT_LENGTH = 200_000

/**
 * Indexes hyphenated words also as one word, so that `email` finds `e-mail`. Accents are removed, as in the vocabulary.
 */
export function toSearchText(text: string): string {
  return foldText(text)
    .replace(/[\p{L}-]+/gu, (word) => (HYPHENATED.test(word) ? `${word} ${word.replaceAll('-', '')}` : word))
    .slice(0, MAX_SEARCH_TEXT_LENGTH)
    .toWellFormed()
}

/** Distinct words for spelling suggestions; numbers and very short or long words are left out. */
export function vocabularyOf(text: string): string[] {
  const words = toSearchText(text).match(/\p{L}+/gu) ?? []
  return [...new Set(words.filter(({ length }) => length >= 4 && length <= 30))]
}

/** Search terms: letters and digits only, so that they are safe in a `tsquery`. */
export function searchWords(query: string): string[] {
  return (foldText(query).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 10)
}
