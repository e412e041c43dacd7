import { and, gt, gte, lt, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import type { TimeRange } from '../../model/period.ts'
import { crawlerRanges, crawlerSources } from '../analytics.table.ts'

export function listRanges(db: Db): Promise<{ crawler: string; networks: string[] }[]> {
  const { crawler, networks } = crawlerRanges
  return db.select({ crawler, networks }).from(crawlerRanges)
}

export async function saveRanges(db: Db, crawler: string, networks: string[], fetchedAt: Date): Promise<void> {
  const values = { networks, fetchedAt }
  await db
    .insert(crawlerRanges)
    .values({ crawler, ...values })
    .onConflictDoUpdate({ target: crawlerRanges.crawler, set: values })
}

export async function listFetchedSince(db: Db, moment: Date): Promise<string[]> {
  const { crawler, fetchedAt } = crawlerRanges
  const rows = await db.select({ crawler }).from(crawlerRanges).where(gt(fetchedAt, moment))
  return rows.map((row) => row.crawler)
}

/** Adds to existing counts. Callers sort the rows, so that two processes lock them in the same order. */
export async function addSources(db: Db, rows: (typeof crawlerSources.$inferInsert)[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insert(crawlerSources)
    .values(rows)
    .onConflictDoUpdate({
      target: [crawlerSources.hour, crawlerSources.client],
      set: {
        verified: sql`${crawlerSources.verified} + excluded.verified`,
        outside: sql`${crawlerSources.outside} + excluded.outside`,
      },
    })
}

export async function removeSourcesBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(crawlerSources).where(lt(crawlerSources.hour, moment))
}

export function sumSources(db: Db, { start, end }: TimeRange) {
  const { client, verified, outside, hour } = crawlerSources
  return db
    .select({
      client,
      verified: sql<number>`sum(${verified})::int`,
      outside: sql<number>`sum(${outside})::int`,
    })
    .from(crawlerSources)
    .where(and(gte(hour, start), lt(hour, end)))
    .groupBy(client)
}
