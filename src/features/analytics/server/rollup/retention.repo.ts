import { and, lt, min, notLike, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { events, visits } from '../analytics.table.ts'

/** Prefix of replaced identifiers; no identifier of a browser begins with it. */
const PSEUDONYM_PREFIX = '~'
const isIdentifier = notLike(visits.visitor, `${PSEUDONYM_PREFIX}%`)

/** Deletes at most `limit` events older than a moment; resolves to the number deleted. */
export async function removeEventsBefore(db: Db, moment: Date, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from ${events} where ctid = any(array(
      select ctid from ${events} where ${events.at} < ${moment.toISOString()} limit ${limit}))`)
  return rowCount ?? 0
}

export async function removeVisitsBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(visits).where(lt(visits.startedAt, moment))
}

/** First visit before a moment that still has its original identifier. */
export async function findFirstIdentified(db: Db, before: Date): Promise<Date | null> {
  const [row] = await db
    .select({ first: min(visits.startedAt) })
    .from(visits)
    .where(and(lt(visits.startedAt, before), isIdentifier))
  return row?.first ?? null
}

/** Replaces identifiers by a keyed hash: equal identifiers stay equal, and without the key they cannot be traced back. */
export async function pseudonymise(db: Db, before: Date, key: Buffer): Promise<void> {
  const hash = sql`sha256(decode(${key.toString('hex')}, 'hex') || convert_to(${visits.visitor}, 'UTF8'))`
  await db
    .update(visits)
    .set({ visitor: sql`${PSEUDONYM_PREFIX} || left(encode(${hash}, 'hex'), 32)` })
    .where(and(lt(visits.startedAt, before), isIdentifier))
}
