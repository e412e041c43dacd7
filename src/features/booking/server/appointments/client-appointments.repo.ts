import { and, desc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { ClientPerson, EntryPage } from '#features/clients/server/client-source.service.ts'
import { cursorOf, keyset, toPage } from '#platform/server/database/keyset.ts'
import type { Db } from '#platform/server/db.ts'
import { appointments } from '../booking.table.ts'
import { selectAppointments } from './appointment.repo.ts'

const isGuestWith = (email: string) => and(isNull(appointments.userId), eq(appointments.email, email))

/** Those of the user, and those booked for the address before it had an account. Latest first. */
export async function listByClient(db: Db, { userId, email }: ClientPerson, { before, limit }: EntryPage) {
  const { startsAt, id } = appointments
  const { isAfter, orderBy } = keyset([startsAt, id], { direction: 'desc', cursor: before })
  const isTheirs = or(userId ? eq(appointments.userId, userId) : undefined, isGuestWith(email))
  const rows = await selectAppointments(db)
    .where(and(isTheirs, isAfter))
    .orderBy(...orderBy)
    .limit(limit + 1)
  return toPage(rows, limit, (row) => cursorOf(row.startsAt, row.id))
}

export async function findGuestName(db: Db, email: string): Promise<string | undefined> {
  const { name, createdAt } = appointments
  const [row] = await db.select({ name }).from(appointments).where(isGuestWith(email)).orderBy(desc(createdAt)).limit(1)
  return row?.name
}

export async function listGuestAddresses(db: Db, emails: readonly string[]): Promise<string[]> {
  const { email, userId } = appointments
  const isKnown = and(isNull(userId), inArray(email, [...emails]))
  const rows = await db.selectDistinct({ email }).from(appointments).where(isKnown)
  return rows.map((row) => row.email)
}
