import { isBot } from 'isbot'
import { AI_CRAWLERS, type CrawlerPurpose, SEARCH_ENGINES } from '#kernel/crawlers.ts'

/** `client` of requests by bots that are not listed by name. */
export const OTHER_BOTS = 'other'
/** `client` of the visits of people. */
export const VISIT_CLIENT = 'visit'

const PURPOSE_OF = new Map<string, CrawlerPurpose>([
  ...Object.entries(AI_CRAWLERS).flatMap(([purpose, names]) =>
    names.map((name) => [name, purpose as CrawlerPurpose] as const),
  ),
  ...SEARCH_ENGINES.map((name) => [name, 'search'] as const),
])
const NAME_OF = new Map([...PURPOSE_OF.keys()].map((name) => [name.toLowerCase(), name]))
/** Longest name first: `Applebot-Extended` before `Applebot`. Matches only at the start of a word. */
const NAMES = new RegExp(
  `(?<![a-z])(?:${[...NAME_OF.keys()].toSorted((a, b) => b.length - a.length).join('|')})(?![a-z])`,
  'i',
)

/** Name of the crawler; undefined for a browser. A request without a user agent is a bot. */
export function crawlerOf(userAgent: string | undefined): string | undefined {
  if (!userAgent) return OTHER_BOTS
  const name = NAMES.exec(userAgent)?.[0]
  if (name) return NAME_OF.get(name.toLowerCase())
  return isBot(userAgent) ? OTHER_BOTS : undefined
}

export function purposeOf(name: string): CrawlerPurpose {
  return PURPOSE_OF.get(name) ?? 'other'
}
