import { asc, eq } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { appointmentChanges } from '../booking.table.ts'

export type ChangeRow = typeof appointmentChanges.$inferSelect

/** Call it in the transaction of the change. */
export async function record(tx: Db, change: Omit<typeof appointmentChanges.$inferInsert, 'id'>): Promise<void> {
  await tx.insert(appointmentChanges).values(change)
}

/** Oldest first. */
export function listByAppointment(db: Db, id: string): Promise<ChangeRow[]> {
  return db
    .select()
    .from(appointmentChanges)
    .where(eq(appointmentChanges.appointmentId, id))
    .orderBy(asc(appointmentChanges.id))
}
