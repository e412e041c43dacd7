import { z } from 'zod'
import { CRAWLER_PURPOSES } from '#kernel/crawlers.ts'

/** Bots and AI crawlers of a period, those with the most requests first. */
export const crawlerReport = z
  .array(
    z.object({
      name: z.string(),
      purpose: z.enum(CRAWLER_PURPOSES),
      requests: z.int(),
      lastSeen: z.iso.datetime().describe('The beginning of the last hour with a request'),
      topPages: z.array(z.object({ path: z.string(), requests: z.int() })),
    }),
  )
  .meta({ id: 'CrawlerReport' })
export type CrawlerReport = z.infer<typeof crawlerReport>
