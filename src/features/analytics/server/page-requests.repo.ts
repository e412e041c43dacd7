import { and, desc, gte, lt, max, ne, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { VISIT_CLIENT } from '../model/crawlers.ts'
import { pageRequests } from './analytics.table.ts'

export type PageRequestCount = typeof pageRequests.$inferInsert

/** Adds to what is counted already. The rows are sorted, so that two processes lock them in the same order. */
export async function addCounts(db: Db, rows: PageRequestCount[]): Promise<void> {
  await db
    .insert(pageRequests)
    .values(rows)
    .onConflictDoUpdate({
      target: [pageRequests.hour, pageRequests.client, pageRequests.path],
      set: { count: sql`${pageRequests.count} + excluded.count` },
    })
}

export async function removeBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(pageRequests).where(lt(pageRequests.hour, moment))
}

/** Per crawler and page: how often, and the last hour. The most requested first. */
export function listCrawledPages(db: Db, { start, end }: { start: Date; end: Date }) {
  const { client, path, hour } = pageRequests
  const requests = sql<number>`sum(${pageRequests.count})::int`
  return db
    .select({ client, path, requests, lastHour: max(hour) })
    .from(pageRequests)
    .where(and(ne(client, VISIT_CLIENT), gte(hour, start), lt(hour, end)))
    .groupBy(client, path)
    .orderBy(desc(requests), path)
}
