import { count, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#platform/server/db.ts'
import { consents } from './consent.table.ts'

export async function insert(db: Db, row: typeof consents.$inferInsert): Promise<void> {
  await db.insert(consents).values(row)
}

/** Withdraws and clears identifiers: the consent records stay as proof, without a link to analytics data. */
export async function eraseVisitors(db: Db, visitors: readonly string[], at: Date): Promise<void> {
  await db
    .update(consents)
    .set({ visitor: null, withdrawnAt: sql`coalesce(${consents.withdrawnAt}, ${at.toISOString()}::timestamptz)` })
    .where(inArray(consents.visitor, [...visitors]))
}

/** Identifiers whose every consent is withdrawn: withdrawals of versions that did not erase what was measured. */
export async function listWithdrawnVisitors(db: Db): Promise<string[]> {
  const rows = await db
    .select({ visitor: consents.visitor })
    .from(consents)
    .where(isNotNull(consents.visitor))
    .groupBy(consents.visitor)
    .having(sql`bool_and(${consents.withdrawnAt} is not null)`)
  return rows.flatMap(({ visitor }) => visitor ?? [])
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
