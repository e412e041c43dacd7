import { and, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { TimeRange } from '../../model/period.ts'
import type { VisitFilters } from '../../model/visitors-report.schema.ts'
import { visits } from '../analytics.table.ts'

/** The value of a breakdown by campaign; empty without any of the three parameters. */
export const campaignName = sql<string>`case when coalesce(${visits.source}, ${visits.medium}, ${visits.campaign}) is null
  then '' else concat(${visits.source}, ' / ', ${visits.medium}, ' / ', ${visits.campaign}) end`

export function startedWithin({ start, end }: TimeRange): SQL {
  return and(gte(visits.startedAt, start), lt(visits.startedAt, end))!
}

export function matchesVisit(filters: VisitFilters): SQL | undefined {
  const { page, entry, exit, referrer, campaign, language, device, browser, goal } = filters
  const is = (column: AnyPgColumn, value: string | undefined) => (value === undefined ? undefined : eq(column, value))
  return and(
    page === undefined ? undefined : sql`${page} = any(${visits.paths})`,
    is(visits.entry, entry),
    is(visits.exit, exit),
    referrer === '' ? isNull(visits.referrer) : is(visits.referrer, referrer),
    campaign === undefined ? undefined : sql`${campaignName} = ${campaign}`,
    is(visits.language, language),
    is(visits.device, device),
    is(visits.browser, browser),
    goal === undefined ? undefined : sql`${goal} = any(${visits.goals})`,
  )
}
