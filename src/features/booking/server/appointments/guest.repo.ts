import { and, asc, eq, inArray, isNull, lt, ne } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import type { Appointment } from '../../model/appointment.ts'
import { appointments } from '../booking.table.ts'
import { ANONYMOUS, selectAppointments } from './appointment.repo.ts'

const isGuestRow = and(isNull(appointments.userId), ne(appointments.email, ''))

/** Appointments of a guest by time, locked in the same order as `lockAllByUser`. */
export function lockByGuest(tx: Db, email: string): Promise<Appointment[]> {
  return selectAppointments(tx)
    .where(and(isGuestRow, eq(appointments.email, email)))
    .orderBy(asc(appointments.startsAt))
    .for('update')
}

export async function anonymizeGuest(tx: Db, email: string): Promise<void> {
  await tx
    .update(appointments)
    .set(ANONYMOUS)
    .where(and(isGuestRow, eq(appointments.email, email)))
}

export async function anonymizeGuestsBefore(db: Db, endedBefore: Date): Promise<void> {
  await db
    .update(appointments)
    .set(ANONYMOUS)
    .where(and(isGuestRow, lt(appointments.endsAt, endedBefore)))
}

/** Assigns the appointments of a guest to the user who proved to own the address. */
export async function assignGuestAppointments(db: Db, { id, email }: { id: string; email: string }): Promise<void> {
  const own = db
    .select({ id: appointments.id })
    .from(appointments)
    .where(and(isGuestRow, eq(appointments.email, email)))
    .orderBy(asc(appointments.startsAt))
    .for('update')
  await db.update(appointments).set({ userId: id }).where(inArray(appointments.id, own))
}
