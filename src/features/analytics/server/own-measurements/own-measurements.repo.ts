import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { events, visits } from '../analytics.table.ts'

/**
 * Table lock: no event can be stored until the transaction ends. Inserts that already checked the consent finish
 * first, later ones find the consent withdrawn.
 */
export async function lockEvents(db: Db): Promise<void> {
  await db.execute(sql`lock table ${events} in share row exclusive mode`)
}

export function listEvents(db: Db, visitor: string) {
  return db.select().from(events).where(eq(events.visitor, visitor)).orderBy(events.at)
}

const { visitorHash: _, ...visitColumns } = getTableColumns(visits)

export function listVisits(db: Db, visitor: string) {
  return db.select(visitColumns).from(visits).where(eq(visits.visitor, visitor)).orderBy(visits.startedAt)
}

export async function remove(db: Db, visitor: string): Promise<void> {
  await db.delete(events).where(eq(events.visitor, visitor))
  await db.delete(visits).where(eq(visits.visitor, visitor))
}
