import { z } from 'zod'
import { defineSetting } from '#features/settings/model/define-setting.ts'
import { AI_CRAWLERS, SEARCH_ENGINES } from '#kernel/crawlers.ts'
import { namedObject } from '#kernel/schema-parts.ts'
import { MAX_RANGES_LENGTH, parseRanges } from './crawler-ranges.ts'

/** Those that send requests: the others are names in robots.txt. */
export const VERIFIABLE_CRAWLERS = [
  ...SEARCH_ENGINES,
  ...Object.values(AI_CRAWLERS)
    .flat()
    .filter((name) => !name.endsWith('-Extended')),
]

const pastedRanges = z.object({
  crawler: z.string().refine((name) => VERIFIABLE_CRAWLERS.some((one) => one === name)),
  text: z
    .string()
    .trim()
    .max(MAX_RANGES_LENGTH, 'crawler-settings:invalid.ranges')
    .refine((text) => parseRanges(text) !== undefined, 'crawler-settings:invalid.ranges'),
})

/** How the names of crawlers are verified. */
const crawlerSettings = namedObject('CrawlerSettings', {
  isFetched: z.boolean().describe('Every day from the addresses that the operators publish'),
  pasted: z
    .array(pastedRanges)
    .max(VERIFIABLE_CRAWLERS.length)
    .refine((all) => new Set(all.map(({ crawler }) => crawler)).size === all.length)
    .describe('Networks that the owner pasted; they replace fetched ones'),
})
export type CrawlerSettings = z.infer<typeof crawlerSettings>

export const crawlerSetting = defineSetting<CrawlerSettings>({
  key: 'crawlers',
  schema: crawlerSettings,
  initial: { isFetched: false, pasted: [] },
})
