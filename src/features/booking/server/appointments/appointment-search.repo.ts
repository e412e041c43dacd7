import { asc, ilike, or, sql } from 'drizzle-orm'
import { containsPattern } from '#platform/server/database/like-pattern.ts'
import type { Db } from '#platform/server/db.ts'
import { appointments } from '../booking.table.ts'

/** By name or email address of the client; those closest to `now` first. */
export function searchByClient(db: Db, { q, now, limit }: { q: string; now: Date; limit: number }) {
  const { id, name, email, status, startsAt } = appointments
  const pattern = containsPattern(q)
  return db
    .select({ id, name, email, status, startsAt })
    .from(appointments)
    .where(or(ilike(name, pattern), ilike(email, pattern)))
    .orderBy(sql`abs(extract(epoch from ${startsAt} - ${now.toISOString()}::timestamptz))`, asc(id))
    .limit(limit)
}
