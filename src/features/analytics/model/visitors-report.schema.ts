import { z } from 'zod'
import { CRAWLER_PURPOSES } from '#kernel/crawlers.ts'
import { LOCALES } from '#kernel/locale.ts'
import { namedObject } from '#kernel/schema-parts.ts'
import { DEVICE_CLASSES, GOALS } from './event.schema.ts'
import { figuresQuery, isExample } from './figure-source.ts'
import { OWN_GOAL_KINDS } from './goals/goals.schema.ts'
import { fitsPeriod, periodQuery, VISIT_RESOLUTIONS } from './period.ts'

export const DIMENSIONS = [
  'page',
  'entry',
  'exit',
  'referrer',
  'campaign',
  'language',
  'country',
  'click',
  'device',
  'browser',
] as const
export type Dimension = (typeof DIMENSIONS)[number]

const value = z.string().max(500)

/** Filters are combined with AND. An empty value (`referrer=`) selects visits without one. */
const filters = {
  page: value.optional(),
  entry: value.optional(),
  exit: value.optional(),
  referrer: value.optional(),
  /** `source / medium / campaign`, as the breakdown names it. */
  campaign: value.optional(),
  language: z.enum(LOCALES).optional(),
  /** ISO 3166 code, estimated; empty: unknown. */
  country: value.optional(),
  /** `outbound example.com`, `download /media/x.pdf`, `contact tel`, `button <id of the goal>`. */
  click: value.optional(),
  device: z.enum(DEVICE_CLASSES).optional(),
  browser: value.optional(),
  goal: z.enum(GOALS).optional(),
}
export const FILTERS = Object.keys(filters) as (keyof typeof filters)[]
export type VisitFilters = z.infer<z.ZodObject<typeof filters>>

const inPeriod = <Query extends { from: string; to: string }>(query: Query) => periodQuery.safeParse(query).success

export const visitorsQuery = z
  .object({ ...periodQuery.shape, resolution: z.enum(VISIT_RESOLUTIONS).default('day'), ...filters, ...figuresQuery })
  .refine((query) => inPeriod(query) && fitsPeriod(query.resolution, query))
export type VisitorsQuery = z.infer<typeof visitorsQuery>

export const MAX_BREAKDOWN_ROWS = 1000
export const visitBreakdownQuery = z
  .object({
    ...periodQuery.shape,
    by: z.enum(DIMENSIONS),
    limit: z.coerce.number().int().min(1).max(MAX_BREAKDOWN_ROWS).default(10),
    ...filters,
    ...figuresQuery,
  })
  .refine(inPeriod)
export type VisitBreakdownQuery = z.infer<typeof visitBreakdownQuery>

/** Longer periods have no visitors per row: distinct counts over a year are slow. */
export const MAX_DAYS_WITH_ROW_VISITORS = 92

const counts = { visitors: z.int(), visits: z.int(), views: z.int() }
/** null: before the first measured visit or in the future. A part in which nobody came is 0. */
const measuredCounts = {
  visitors: z.int().nullable(),
  visits: z.int().nullable(),
  views: z.int().nullable(),
}
const totals = z.object({
  ...counts,
  viewsPerVisit: z.number().nullable(),
  /** Share of visits with exactly one page view, from 0 to 1. */
  bounceRate: z.number().nullable(),
  /** Mean time between the first and the last event of a visit. */
  visitSeconds: z.number().nullable(),
})
export type VisitTotals = z.infer<typeof totals>

export const visitorsReport = namedObject('VisitorsReport', {
  isExample,
  /** False until the first visit was measured. */
  hasData: z.boolean(),
  totals,
  /** Of as many days before; up to the same time of day while the period is not over. */
  previous: totals,
  series: z.array(
    z.object({
      date: z.iso.date(),
      hour: z.int().optional().describe('Of the day, in the time zone of the company'),
      ...measuredCounts,
      previous: z.object({ date: z.iso.date(), ...measuredCounts }),
    }),
  ),
  deployments: z.array(z.object({ number: z.int(), date: z.iso.date() })),
  goals: z.array(
    z.object({
      goal: z.enum(GOALS),
      visits: z.int(),
      share: z.number().nullable(),
      previousVisits: z.int(),
      /** From the tables of the product: also without consent, and whatever the filters. */
      total: z.int(),
      previousTotal: z.int(),
    }),
  ),
  /** Goals of the owner, in their order: measured visits that match the filters. */
  ownGoals: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      kind: z.enum(OWN_GOAL_KINDS),
      visits: z.int(),
      share: z.number().nullable(),
      previousVisits: z.int(),
    }),
  ),
  /** Share of all visits with consent for analytics, from 0 to 1; null when unknown. */
  consentShare: z.number().nullable(),
  previousConsentShare: z.number().nullable(),
})
export type VisitorsReport = z.infer<typeof visitorsReport>

export const FUNNEL_STEPS = ['landing', 'services', 'booking', 'request'] as const
export const funnel = z.object({
  isExample,
  steps: z.array(z.object({ step: z.enum(FUNNEL_STEPS), visits: z.int() })),
})
export type Funnel = z.infer<typeof funnel>

export const breakdown = z.object({
  isExample,
  rows: z.array(z.object({ value: z.string(), ...counts, visitors: z.int().nullable() })),
})
export type VisitBreakdown = z.infer<typeof breakdown>
export type VisitBreakdownRow = VisitBreakdown['rows'][number]

/** Bots and AI crawlers of a period, those with the most requests first. */
export const crawlerReport = z
  .array(
    z.object({
      isExample,
      name: z.string(),
      purpose: z.enum(CRAWLER_PURPOSES),
      ignoresRobots: z.boolean().describe('Requested what robots.txt excludes for this name'),
      verified: z.int().nullable().describe('Requests from networks of its operator; null if these are not known'),
      outside: z.int().nullable().describe('Requests under its name from elsewhere'),
      requests: z.int(),
      lastSeen: z.iso.datetime().describe('The beginning of the last hour with a request'),
      topPages: z.array(z.object({ path: z.string(), requests: z.int() })),
    }),
  )
  .meta({ id: 'CrawlerReport' })
export type CrawlerReport = z.infer<typeof crawlerReport>

export const liveVisitors = z.object({
  visitors: z.int(),
  pages: z.array(z.object({ path: z.string(), visitors: z.int() })),
})
export type LiveVisitors = z.infer<typeof liveVisitors>
