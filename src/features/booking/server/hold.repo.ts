import { and, eq, lte } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import type { Span } from '../model/slots.ts'
import { slotHolds } from './booking.table.ts'

type Hold = Span & { userId: string; expiresAt: Date }

const rangeOf = ({ start, end }: Span) => `[${new Date(start).toISOString()},${new Date(end).toISOString()})`

/** One hold per person: a new one replaces the old. */
export async function save(tx: Db, { userId, start, end, expiresAt }: Hold): Promise<void> {
  const hold = { during: rangeOf({ start, end }), expiresAt }
  await tx
    .insert(slotHolds)
    .values({ userId, ...hold })
    .onConflictDoUpdate({ target: slotHolds.userId, set: hold })
}

/** With a span, only if it is that one. */
export async function remove(db: Db, userId: string, span?: Span): Promise<void> {
  const isThat = span && eq(slotHolds.during, rangeOf(span))
  await db.delete(slotHolds).where(and(eq(slotHolds.userId, userId), isThat))
}

export async function removeOld(db: Db, now: Date): Promise<void> {
  await db.delete(slotHolds).where(lte(slotHolds.expiresAt, now))
}
