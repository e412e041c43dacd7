import { z } from 'zod'
import { daysIn, periodQuery } from '../period.ts'

export const SEARCH_TABLES = ['query', 'page'] as const
/** What the rows of an export are. */
export type SearchTable = (typeof SEARCH_TABLES)[number]

/** Search Console shows 16 months. */
const MAX_DAYS = 500
/** An export has at most 1,000 rows. */
export const MAX_SEARCH_ROWS = 5000

export const searchPeriod = periodQuery.refine((period) => daysIn(period) <= MAX_DAYS, {
  path: ['from'],
  error: 'search-console:period.long',
})

const figures = {
  clicks: z.int(),
  impressions: z.int(),
  /** Clicks per impression, from 0 to 1; null without impressions. */
  rate: z.number().nullable(),
  /** Mean position, by impressions; null without impressions. */
  position: z.number().nullable(),
}
const storedTable = z.object({ rows: z.int(), importedAt: z.iso.datetime() }).nullable()

export const searchReport = z
  .object({
    periods: z
      .array(z.object({ from: z.iso.date(), to: z.iso.date(), query: storedTable, page: storedTable }))
      .describe('Imported periods, latest first'),
    chosen: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
    queries: z.array(z.object({ query: z.string(), ...figures })),
    pages: z.array(
      z.object({
        page: z.string().describe('Path in every language, or the address of a page of another host'),
        views: z.int().nullable().describe('Measured page views of the period; null for another host'),
        ...figures,
      }),
    ),
  })
  .meta({ id: 'SearchReport' })
export type SearchReport = z.infer<typeof searchReport>

export const searchReportQuery = z
  .object({ from: z.iso.date().optional(), to: z.iso.date().optional() })
  .refine(({ from, to }) => (from === undefined) === (to === undefined))

export const searchImport = z
  .object({ table: z.enum(SEARCH_TABLES), rows: z.int(), clicks: z.int(), impressions: z.int() })
  .meta({ id: 'SearchImport' })
export type SearchImport = z.infer<typeof searchImport>
