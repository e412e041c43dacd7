import { and, count, eq, isNull, lt, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#platform/server/db.ts'
import { consents } from './consent.table.ts'

export async function insert(db: Db, row: typeof consents.$inferInsert): Promise<void> {
  await db.insert(consents).values(row)
}

/** Marks every consent record of a visitor as withdrawn; later events with that identifier are rejected. */
export async function withdraw(db: Db, visitor: string, at: Date): Promise<void> {
  await db
    .update(consents)
    .set({ withdrawnAt: at })
    .where(and(eq(consents.visitor, visitor), isNull(consents.withdrawnAt)))
}

/** Withdraws and clears the identifier: the consent record stays as proof, without a link to analytics data. */
export async function eraseVisitor(db: Db, visitor: string, at: Date): Promise<void> {
  await db
    .update(consents)
    .set({ visitor: null, withdrawnAt: sql`coalesce(${consents.withdrawnAt}, ${at.toISOString()}::timestamptz)` })
    .where(eq(consents.visitor, visitor))
}

export function listOfVisitor(db: Db, visitor: string) {
  const { at, version, functional, analytics, marketing, locale, withdrawnAt } = consents
  return db
    .select({ at, version, functional, analytics, marketing, locale, withdrawnAt })
    .from(consents)
    .where(eq(consents.visitor, visitor))
    .orderBy(at)
}

export async function removeBefore(db: Db, moment: Date): Promise<number> {
  const gone = await db.delete(consents).where(lt(consents.at, moment)).returning({ id: consents.id })
  return gone.length
}

export async function countByLocale(db: Db) {
  const countTrue = (column: AnyPgColumn) => sql<number>`count(*) filter (where ${column})::int`
  return db
    .select({
      locale: consents.locale,
      answers: count(),
      functional: countTrue(consents.functional),
      analytics: countTrue(consents.analytics),
      marketing: countTrue(consents.marketing),
    })
    .from(consents)
    .groupBy(consents.locale)
    .orderBy(consents.locale)
}
