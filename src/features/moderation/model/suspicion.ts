import type { Suspicion } from './text-state.ts'

const MINUTE_MS = 60_000
/** Nobody thinks of a new text this quickly. */
const MIN_INTERVAL_MS = 8_000
/** So many in `SHORT_WHILE` is a flood. */
const FLOOD_THRESHOLD = 6
const FLOOD_WINDOW_MS = 5 * MINUTE_MS
/** From here the classifier is sure enough to ask a person. */
const SPAM_THRESHOLD = 0.95
/** What everybody says ("Bedankt!") is nobody's copy. */
const MIN_DUPLICATE_LENGTH = 24

export type AuthorHistory = {
  /** When this author wrote other texts, lately. */
  writtenAt: Date[]
  /** Whether a text of this author with a link stands on the site already. */
  hadLink: boolean
  /** Whether the same words are there already, in another text of this author or of anybody. */
  isOwnCopy: boolean
  isCopy: boolean
}

/** Why a text should wait for a person; nothing for most. What somebody thinks of us is never a reason. */
export function suspicionOf(
  text: string,
  history: AuthorHistory,
  spamScore: number | null,
  now: Date,
): Suspicion | null {
  if (spamScore !== null && spamScore >= SPAM_THRESHOLD) return 'classifier'
  if (history.isOwnCopy || (history.isCopy && normalizeText(text).length >= MIN_DUPLICATE_LENGTH)) return 'duplicate'
  if (hasLink(text) && !history.hadLink) return 'link'
  const ages = history.writtenAt.map((moment) => now.getTime() - moment.getTime())
  const isFlood = ages.filter((age) => age < FLOOD_WINDOW_MS).length >= FLOOD_THRESHOLD
  return isFlood || ages.some((age) => age < MIN_INTERVAL_MS) ? 'fast' : null
}

const LINK =
  /https?:\/\/|\bwww\.|\[url|<a\s|(?<![\p{L}\d-])[\p{L}\d-]+\.(?:com|net|org|biz|shop|xyz|io|ru|cn|be|nl|fr|eu)\b(?!@)/iu

export function hasLink(text: string): boolean {
  return LINK.test(text)
}

/** The words alone: capitals, accents, signs and spaces make no other text. */
export function normalizeText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}
