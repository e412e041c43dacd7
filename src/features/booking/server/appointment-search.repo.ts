import { asc, ilike, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { containsPattern } from '#platform/server/like-pattern.ts'
import { appointments } from './booking.table.ts'

/** By name or email address of the client; those closest to `now` first. */
export function search(db: Db, { q, now, limit }: { q: string; now: Date; limit: number }) {
  const { id, name, email, status, startsAt } = appointments
  const pattern = containsPattern(q)
  return db
    .select({ id, name, email, status, startsAt })
    .from(appointments)
    .where(or(ilike(name, pattern), ilike(email, pattern)))
    .orderBy(sql`abs(extract(epoch from ${startsAt} - ${now.toISOString()}::timestamptz))`, asc(id))
    .limit(limit)
}
