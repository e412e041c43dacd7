import { foldText } from '#kernel/normalize-text.ts'

export type QuestionWords = {
  /** Stop words of questions, in addition to those of the database's dictionary. */
  ignored: string
  /** Synonyms, one group per line; `*` at the end matches any ending. */
  synonyms: readonly string[]
}

/** One word of a question with its synonyms; `*` at the end matches any ending. */
export type Term = readonly string[]

/** Words beyond this number are ignored. */
const MAX_TERMS = 30

/** Normalises passages and questions: letters and digits only, lower case, no accents. */
export function searchedText(text: string): string {
  return (foldText(text.toWellFormed()).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
}

export function termsOf(question: string, { ignored, synonyms }: QuestionWords): Term[] {
  const skipped = new Set(ignored.split(' '))
  const groups = synonyms.map((line) => line.split(' '))
  const words = [...new Set(searchedText(question).split(' '))]
    .filter((word) => word.length > 1 && !skipped.has(word))
    .slice(0, MAX_TERMS)
  const terms = words.map((word) => groups.find((group) => group.some((one) => matchesPattern(one, word))) ?? [word])
  // Two synonyms in one question count once.
  return [...new Map(terms.map((term) => [term.join(' '), term])).values()]
}

export function matchesPattern(pattern: string, word: string): boolean {
  return pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern
}
