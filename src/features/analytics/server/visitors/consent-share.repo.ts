import { and, count, eq, gte, lt, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { VISIT_CLIENT } from '../../model/crawlers.ts'
import { pageRequests, visits } from '../analytics.table.ts'

type TimeRange = { start: Date; end: Date }

export async function countMeasuredVisits(db: Db, { start, end }: TimeRange): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(visits)
    .where(and(gte(visits.startedAt, start), lt(visits.startedAt, end)))
  return row!.count
}

/** Pages that people opened from outside the site, with or without consent. */
export async function countAllVisits(db: Db, { start, end }: TimeRange): Promise<number> {
  const { client, hour } = pageRequests
  const [row] = await db
    .select({ count: sql<number>`coalesce(sum(${pageRequests.count}), 0)::int` })
    .from(pageRequests)
    .where(and(eq(client, VISIT_CLIENT), gte(hour, start), lt(hour, end)))
  return row!.count
}
