import type { Suspicion } from './text-state.ts'

const MINUTE = 60_000
/** Nobody thinks of a new text this quickly. */
const BREATH = 8_000
/** So many in `SHORT_WHILE` is a flood. */
const FLOOD = 6
const SHORT_WHILE = 5 * MINUTE
/** From here the classifier is sure enough to ask a person. */
const CERTAIN = 0.95
/** What everybody says ("Bedankt!") is nobody's copy. */
const TELLING_LENGTH = 24

export type History = {
  /** When this author wrote other texts, lately. */
  writtenAt: Date[]
  /** Whether a text of this author with a link stands on the site already. */
  hadLink: boolean
  /** Whether the same words are there already, in another text of this author or of anybody. */
  isOwnCopy: boolean
  isCopy: boolean
}

/** Why a text should wait for a person; nothing for most. What somebody thinks of us is never a reason. */
export function suspicionOf(text: string, history: History, spamScore: number | null, now: Date): Suspicion | null {
  if (spamScore !== null && spamScore >= CERTAIN) return 'classifier'
  if (history.isOwnCopy || (history.isCopy && plainWords(text).length >= TELLING_LENGTH)) return 'duplicate'
  if (hasLink(text) && !history.hadLink) return 'link'
  const ages = history.writtenAt.map((moment) => now.getTime() - moment.getTime())
  const isFlood = ages.filter((age) => age < SHORT_WHILE).length >= FLOOD
  return isFlood || ages.some((age) => age < BREATH) ? 'fast' : null
}

const LINK =
  /https?:\/\/|\bwww\.|\[url|<a\s|(?<![\p{L}\d-])[\p{L}\d-]+\.(?:com|net|org|biz|shop|xyz|io|ru|cn|be|nl|fr|eu)\b(?!@)/iu

export function hasLink(text: string): boolean {
  return LINK.test(text)
}

/** The words alone: capitals, accents, signs and spaces make no other text. */
export function plainWords(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}
