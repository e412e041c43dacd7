import { and, asc, eq, isNotNull, isNull, ne } from 'drizzle-orm'
import type { Db, Tx } from '#platform/server/db.ts'
import { appointments } from '../booking.table.ts'
import { ownCalendars, writtenAppointments } from './calendar.table.ts'

export type WrittenRow = typeof writtenAppointments.$inferSelect

export function list(db: Db): Promise<WrittenRow[]> {
  return db.select().from(writtenAppointments)
}

/** Ids of the appointments that are still approved. */
export async function listApprovedIds(db: Db): Promise<string[]> {
  const { id, status } = appointments
  const rows = await db
    .select({ id })
    .from(writtenAppointments)
    .innerJoin(appointments, and(eq(id, writtenAppointments.appointmentId), eq(status, 'APPROVED')))
  return rows.map((row) => row.id)
}

/** Ids of the appointments whose event the owner moved and left there. A change of the appointment writes it again. */
export async function listLeftElsewhere(db: Db): Promise<string[]> {
  const { appointmentId, version, startsAt, question } = writtenAppointments
  const isWritten = and(eq(appointments.id, appointmentId), eq(appointments.version, version))
  const rows = await db
    .select({ id: appointmentId })
    .from(writtenAppointments)
    .innerJoin(appointments, isWritten)
    .where(and(isNull(question), ne(appointments.startsAt, startsAt)))
  return rows.map((row) => row.id)
}

export async function save(db: Db, row: WrittenRow): Promise<void> {
  const { appointmentId, ...change } = row
  await db
    .insert(writtenAppointments)
    .values({ appointmentId, ...change })
    .onConflictDoUpdate({ target: writtenAppointments.appointmentId, set: change })
}

export async function remove(db: Db, appointmentId: string): Promise<void> {
  await db.delete(writtenAppointments).where(eq(writtenAppointments.appointmentId, appointmentId))
}

export async function removeOfCalendar(tx: Tx, calendarId: string): Promise<void> {
  await tx.delete(writtenAppointments).where(eq(writtenAppointments.calendarId, calendarId))
}

export async function findQuestion(tx: Tx, appointmentId: string): Promise<WrittenRow | undefined> {
  const isAsked = and(eq(writtenAppointments.appointmentId, appointmentId), isNotNull(writtenAppointments.question))
  const [row] = await tx.select().from(writtenAppointments).where(isAsked).for('update')
  return row
}

/** Of approved appointments: those of others are answered. */
export function listQuestions(db: Db) {
  const { id, version, name, email, locale, startsAt } = appointments
  const { question, movedTo } = writtenAppointments
  return db
    .select({
      appointmentId: id,
      version,
      name,
      email,
      locale,
      startsAt,
      question,
      movedTo,
      calendar: ownCalendars.name,
    })
    .from(writtenAppointments)
    .innerJoin(appointments, eq(appointments.id, writtenAppointments.appointmentId))
    .innerJoin(ownCalendars, eq(ownCalendars.id, writtenAppointments.calendarId))
    .where(and(isNotNull(question), eq(appointments.status, 'APPROVED')))
    .orderBy(asc(startsAt))
}
