import { MINUTE_MS } from '#kernel/time-units.ts'
import type { Suspicion } from './text-state.ts'

/** Two texts of one author within this interval are suspicious. */
const MIN_INTERVAL_MS = 8_000
/** Number of texts within `FLOOD_WINDOW_MS` that counts as a flood. */
const FLOOD_THRESHOLD = 6
const FLOOD_WINDOW_MS = 5 * MINUTE_MS
const SPAM_THRESHOLD = 0.95
/** Shorter texts ("Bedankt!") of different authors are no duplicates. In normalized characters. */
const MIN_DUPLICATE_LENGTH = 24

export type AuthorHistory = {
  /** When the author wrote other recent texts. */
  writtenAt: Date[]
  /** The author already has a visible text with a link. */
  hadLink: boolean
  /** The author already has a text with the same words. */
  isOwnCopy: boolean
  /** Any author has one. */
  isCopy: boolean
}

/** The rule that holds a text back for review, if any. Opinions are never a reason. */
export function suspicionOf(
  text: string,
  history: AuthorHistory,
  spamScore: number | null,
  now: Date,
): Suspicion | null {
  if (spamScore !== null && spamScore >= SPAM_THRESHOLD) return 'classifier'
  if (history.isOwnCopy || (history.isCopy && normalizeText(text).length >= MIN_DUPLICATE_LENGTH)) return 'duplicate'
  if (hasLink(text) && !history.hadLink) return 'link'
  const ages = history.writtenAt.map((at) => now.getTime() - at.getTime())
  const isFlood = ages.filter((age) => age < FLOOD_WINDOW_MS).length >= FLOOD_THRESHOLD
  return isFlood || ages.some((age) => age < MIN_INTERVAL_MS) ? 'fast' : null
}

const LINK =
  /https?:\/\/|\bwww\.|\[url|<a\s|(?<![\p{L}\d-])[\p{L}\d-]+\.(?:com|net|org|biz|shop|xyz|io|ru|cn|be|nl|fr|eu)\b(?!@)/iu

export function hasLink(text: string): boolean {
  return LINK.test(text)
}

/** For comparison: ignores case, accents, punctuation and spaces. */
export function normalizeText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}
