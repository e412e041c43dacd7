import { and, eq, getTableColumns, gt, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#platform/server/db.ts'
import { events, visits } from '../analytics.table.ts'

/**
 * Table lock: no event can be stored until the transaction ends. Inserts that already checked the consent finish
 * first, later ones find the consent withdrawn.
 */
export async function lockEvents(db: Db): Promise<void> {
  await db.execute(sql`lock table ${events} in share row exclusive mode`)
}

/** Rows after the first moment and up to the second one, which is included. */
export type Span = { after?: Date | undefined; until?: Date | undefined }

/**
 * When a page of `limit` events ends; undefined for the last page. Events have no key: a page holds all events of its last
 * moment, so that the moment is a cursor.
 */
export async function findPageEnd(db: Db, visitor: string, after: Date | undefined, limit: number) {
  const [last] = await db
    .select({ at: events.at })
    .from(events)
    .where(and(eq(events.visitor, visitor), within(events.at, { after })))
    .orderBy(events.at)
    .offset(limit - 1)
    .limit(1)
  return last?.at
}

export function listEvents(db: Db, visitor: string, span: Span) {
  return db
    .select()
    .from(events)
    .where(and(eq(events.visitor, visitor), within(events.at, span)))
    .orderBy(events.at)
}

const { visitorHash: _, ...visitColumns } = getTableColumns(visits)

export function listVisits(db: Db, visitor: string, span: Span) {
  return db
    .select(visitColumns)
    .from(visits)
    .where(and(eq(visits.visitor, visitor), within(visits.startedAt, span)))
    .orderBy(visits.startedAt)
}

function within(column: PgColumn, { after, until }: Span): SQL | undefined {
  return and(after && gt(column, after), until && lte(column, until))
}

export async function remove(db: Db, visitors: readonly string[]): Promise<void> {
  await db.delete(events).where(inArray(events.visitor, [...visitors]))
  await db.delete(visits).where(inArray(visits.visitor, [...visitors]))
}
