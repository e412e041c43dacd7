import { and, asc, desc, eq, inArray, isNull, lt, ne } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import type { Appointment } from '../../model/appointment.ts'
import { ANONYMOUS, selectAppointments } from '../appointments/appointment.repo.ts'
import { appointments } from '../booking.table.ts'

const isGuestRow = and(isNull(appointments.userId), ne(appointments.email, ''))
export const isGuestWith = (email: string) => and(isGuestRow, eq(appointments.email, email))

/** Appointments of a guest by time, in the lock order of `booking-lock.service.ts`. */
export function lockByGuest(tx: Db, email: string): Promise<Appointment[]> {
  return selectAppointments(tx).where(isGuestWith(email)).orderBy(asc(appointments.startsAt)).for('update')
}

export async function anonymizeGuest(tx: Db, email: string): Promise<void> {
  await tx.update(appointments).set(ANONYMOUS).where(isGuestWith(email))
}

export async function anonymizeGuestsBefore(db: Db, endedBefore: Date): Promise<void> {
  const isPast = lt(appointments.endsAt, endedBefore)
  await db.update(appointments).set(ANONYMOUS).where(and(isGuestRow, isPast))
}

/** Assigns the appointments of a guest to the user who proved to own the address. */
export async function assignGuestAppointments(db: Db, { id, email }: { id: string; email: string }): Promise<void> {
  const own = db.select({ id: appointments.id }).from(appointments).where(isGuestWith(email))
  const locked = own.orderBy(asc(appointments.startsAt)).for('update')
  await db.update(appointments).set({ userId: id }).where(inArray(appointments.id, locked))
}

export async function findGuestName(db: Db, email: string): Promise<string | undefined> {
  const { name, createdAt } = appointments
  const [row] = await db.select({ name }).from(appointments).where(isGuestWith(email)).orderBy(desc(createdAt)).limit(1)
  return row?.name
}

export async function listGuestAddresses(db: Db, emails: readonly string[]): Promise<string[]> {
  const { email } = appointments
  const isKnown = and(isGuestRow, inArray(email, [...emails]))
  const rows = await db.selectDistinct({ email }).from(appointments).where(isKnown)
  return rows.map((row) => row.email)
}
