import { foldText } from '#kernel/fold-text.ts'

export type QuestionWords = {
  /** Words that say nothing about the subject of a question, beyond the stop words of the database's dictionary. */
  ignored: string
  /** Words that answer each other, a group per line; `*` at the end stands for any ending. */
  synonyms: readonly string[]
}

/** One word of a question, with the words that may take its place; a `*` at the end stands for any ending. */
export type Term = readonly string[]

/** More words than this are no question. */
const MAX_TERMS = 30

/** Letters and digits only, in lower case and without accents: how passages are indexed and questions are read. */
export function searchedText(text: string): string {
  return (foldText(text.toWellFormed()).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
}

export function termsOf(question: string, { ignored, synonyms }: QuestionWords): Term[] {
  const skipped = new Set(ignored.split(' '))
  const groups = synonyms.map((line) => line.split(' '))
  const words = [...new Set(searchedText(question).split(' '))]
    .filter((word) => word.length > 1 && !skipped.has(word))
    .slice(0, MAX_TERMS)
  const terms = words.map((word) => groups.find((group) => group.some((one) => covers(one, word))) ?? [word])
  // Two words of one group ask for the same thing once.
  return [...new Map(terms.map((term) => [term.join(' '), term])).values()]
}

function covers(pattern: string, word: string): boolean {
  return pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern
}
