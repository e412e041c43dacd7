import { eq, lte } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { slotHolds } from './booking.table.ts'

type Hold = { userId: string; start: Date; end: Date; expiresAt: Date }

/** One hold per person: a new one replaces the old. */
export async function save(tx: Db, { userId, start, end, expiresAt }: Hold): Promise<void> {
  const hold = { during: `[${start.toISOString()},${end.toISOString()})`, expiresAt }
  await tx
    .insert(slotHolds)
    .values({ userId, ...hold })
    .onConflictDoUpdate({ target: slotHolds.userId, set: hold })
}

export async function remove(db: Db, userId: string): Promise<void> {
  await db.delete(slotHolds).where(eq(slotHolds.userId, userId))
}

export async function removeOld(db: Db, now: Date): Promise<void> {
  await db.delete(slotHolds).where(lte(slotHolds.expiresAt, now))
}
