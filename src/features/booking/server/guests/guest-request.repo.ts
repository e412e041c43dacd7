import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { countEmailsTo } from '#features/mail/server/email.repo.ts'
import { DAY_MS } from '#kernel/time-units.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import type { TimeSpan } from '../../model/availability.ts'
import { guestRequests } from '../booking.table.ts'

export type GuestRequestRow = typeof guestRequests.$inferSelect

const toTstzrange = ({ start, end }: TimeSpan) => `[${new Date(start).toISOString()},${new Date(end).toISOString()})`

/** False if the exclusion constraint rejects the hold. */
export async function insert(tx: Tx, row: Omit<GuestRequestRow, 'during'>, span: TimeSpan): Promise<boolean> {
  const inserted = await tx
    .insert(guestRequests)
    .values({ ...row, during: toTstzrange(span) })
    .onConflictDoNothing()
    .returning({ id: guestRequests.id })
  return inserted.length > 0
}

export async function find(db: Db, id: string): Promise<GuestRequestRow | undefined> {
  const [row] = await db.select().from(guestRequests).where(eq(guestRequests.id, id))
  return row
}

/** False if another call was first. */
export async function remove(tx: Tx, id: string): Promise<boolean> {
  const removed = await tx.delete(guestRequests).where(eq(guestRequests.id, id)).returning({ id: guestRequests.id })
  return removed.length > 0
}

export async function removeByAddress(tx: Tx, email: string): Promise<void> {
  await tx.delete(guestRequests).where(eq(guestRequests.email, email.toLowerCase()))
}

/** Ids of the deleted requests. */
export async function removeBefore(tx: Tx, createdBefore: Date): Promise<string[]> {
  const old = lte(guestRequests.createdAt, createdBefore)
  return (await tx.delete(guestRequests).where(old).returning({ id: guestRequests.id })).map(({ id }) => id)
}

type Released = { email: string; id: string | undefined; now: Date }

/** Frees the times of expired requests, of the replaced one and of this address: only its newest request holds a time. */
export async function releaseHolds(tx: Tx, { email, id = '', now }: Released): Promise<void> {
  const { isHolding, expiresAt } = guestRequests
  const ended = sql`(${expiresAt} <= ${now.toISOString()} or ${guestRequests.email} = ${email}
    or ${guestRequests.id} = ${id})`
  await tx
    .update(guestRequests)
    .set({ isHolding: false })
    .where(and(eq(isHolding, true), ended))
}

/** In the last 24 hours. The emails stay at least as long. A counter would allow five: its window begins with the first email. */
export function countEmails(tx: Tx, { kind, email, now }: { kind: string; email: string; now: Date }): Promise<number> {
  return countEmailsTo(tx, email, { kind, after: new Date(now.getTime() - DAY_MS) })
}

type Counted = { network: string; day: { start: Date; end: Date }; now: Date }

export async function countHolds(tx: Tx, { network, day, now }: Counted) {
  const isOnDay = sql`${guestRequests.startsAt} >= ${day.start.toISOString()} and ${guestRequests.startsAt} < ${day.end.toISOString()}`
  const [counts] = await tx
    .select({
      total: sql<number>`count(*)::int`,
      network: sql<number>`count(*) filter (where ${guestRequests.network} = ${network})::int`,
      day: sql<number>`count(*) filter (where ${isOnDay})::int`,
    })
    .from(guestRequests)
    .where(and(eq(guestRequests.isHolding, true), gt(guestRequests.expiresAt, now)))
  return counts ?? { total: 0, network: 0, day: 0 }
}
