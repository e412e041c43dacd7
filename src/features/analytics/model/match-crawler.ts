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

/**
 * A program names itself at the beginning, after `compatible;`, with its version or with its address. A name elsewhere is
 * chance: the model of a phone, an app inside a browser.
 */
function isNamed(userAgent: string, { 0: name, index }: RegExpExecArray): boolean {
  const before = userAgent.slice(0, index)
  return before === '' || /compatible; ?$/.test(before) || /^\/\d/.test(userAgent.slice(index + name.length))
}

/** Name of the crawler; undefined for a browser. A request without a user agent is a bot. */
export function crawlerOf(userAgent: string | undefined): string | undefined {
  if (!userAgent) return OTHER_BOTS
  const found = NAMES.exec(userAgent)
  if (found && isNamed(userAgent, found)) return NAME_OF.get(found[0].toLowerCase())
  return isBot(found ? userAgent.replace(found[0], '') : userAgent) ? OTHER_BOTS : undefined
}

/** Training is not allowed on any page, whatever the crawler read before; `hasExcluded`: it requested an excluded page. */
export function ignoresRobots(name: string, hasExcluded: boolean): boolean {
  return hasExcluded || purposeOf(name) === 'training'
}

export function purposeOf(name: string): CrawlerPurpose {
  return PURPOSE_OF.get(name) ?? 'other'
}
