import { and, eq, lte } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import type { TimeSpan } from '../../model/availability.ts'
import type { RequestType } from '../../model/subjects/subject.schema.ts'
import { slotHolds } from '../booking.table.ts'

/** The span includes the buffers. */
type SlotHold = TimeSpan & { userId: string; requestType: RequestType; expiresAt: Date }

const toTstzrange = ({ start, end }: TimeSpan) => `[${new Date(start).toISOString()},${new Date(end).toISOString()})`

/** One hold per user: a new one replaces the old. */
export async function save(tx: Db, { userId, start, end, requestType, expiresAt }: SlotHold): Promise<void> {
  const hold = { during: toTstzrange({ start, end }), requestType, expiresAt }
  await tx
    .insert(slotHolds)
    .values({ userId, ...hold })
    .onConflictDoUpdate({ target: slotHolds.userId, set: hold })
}

/** With a span, only a hold on exactly that span. */
export async function remove(db: Db, userId: string, span?: TimeSpan): Promise<void> {
  const isSameSpan = span && eq(slotHolds.during, toTstzrange(span))
  await db.delete(slotHolds).where(and(eq(slotHolds.userId, userId), isSameSpan))
}

export async function removeExpiredHolds(db: Db, now: Date): Promise<void> {
  await db.delete(slotHolds).where(lte(slotHolds.expiresAt, now))
}
