import { and, asc, eq, gt, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { ClientPerson, EntryPage } from '#features/clients/server/client-source.service.ts'
import { DAY_MS } from '#kernel/time-units.ts'
import { containsText } from '#platform/server/database/contains-text.ts'
import { cursorOf, keyset, toPage } from '#platform/server/database/keyset.ts'
import type { Db } from '#platform/server/db.ts'
import type { AppointmentQuery } from '../../model/appointment.schema.ts'
import { APPOINTMENT_STATUSES, type Appointment, type AppointmentStatus } from '../../model/appointment.ts'
import { appointments } from '../booking.table.ts'
import { isGuestWith } from '../guests/guest.repo.ts'
import { selectAppointments } from './appointment.repo.ts'

/** A change request that was decided is a part of the history of its appointment. */
const isListed = or(isNull(appointments.replacesId), eq(appointments.status, 'PENDING'))

type AppointmentFilter = Omit<AppointmentQuery, 'from' | 'to'> & {
  from?: Date | undefined
  to?: Date | undefined
  now: Date
}

/** Ordered by time; `past` and `history` descending. */
export async function list(db: Db, { status, order, after, limit, ...filter }: AppointmentFilter) {
  const direction = order ?? (filter.when === 'past' || filter.when === 'history' ? 'desc' : 'asc')
  const { isAfter, orderBy } = keyset([appointments.startsAt, appointments.id], { direction, cursor: after })
  // One scan of the index (status, starts_at) per status, because each needs only the first rows of its status.
  const scan = (one: AppointmentStatus) =>
    selectAppointments(db)
      .where(and(eq(appointments.status, one), conditionOf(filter, one), isAfter))
      .orderBy(...orderBy)
      .limit(limit + 1)
  const [first, second, ...others] = APPOINTMENT_STATUSES
  const rows: Appointment[] = status
    ? await scan(status)
    : await unionAll(scan(first), scan(second), ...others.map(scan))
        .orderBy(...orderBy)
        .limit(limit + 1)
  return toPage(rows, limit, (row) => cursorOf(row.startsAt, row.id))
}

function conditionOf(
  { from, to, when, type, noShow, q, now }: Omit<AppointmentFilter, 'status' | 'order' | 'after' | 'limit'>,
  status: AppointmentStatus,
): SQL | undefined {
  const { startsAt, endsAt, requestType, name, email } = appointments
  const isClosed = status === 'DENIED' || status === 'CANCELLED'
  return and(
    // An appointment is shorter than a day: the bound of the start is for the index.
    status === 'PENDING' ? undefined : isNull(appointments.replacesId),
    from && and(gt(endsAt, from), gt(startsAt, new Date(from.getTime() - DAY_MS))),
    to && lt(startsAt, to),
    when === 'coming' ? gt(startsAt, now) : undefined,
    when === 'past' || (when === 'history' && !isClosed) ? lte(startsAt, now) : undefined,
    type ? eq(requestType, type) : undefined,
    noShow === undefined ? undefined : eq(appointments.noShow, noShow),
    containsText(q, name, email),
  )
}

/** Those of the user, and those booked for the address before it had an account. Latest first. */
export async function listByClient(
  db: Db,
  { userId, email }: ClientPerson,
  { before, limit }: Pick<EntryPage, 'before' | 'limit'>,
) {
  const { startsAt, id } = appointments
  const { isAfter, orderBy } = keyset([startsAt, id], { direction: 'desc', cursor: before })
  const isTheirs = or(userId ? eq(appointments.userId, userId) : undefined, isGuestWith(email))
  const rows = await selectAppointments(db)
    .where(and(isTheirs, isListed, isAfter))
    .orderBy(...orderBy)
    .limit(limit + 1)
  return toPage(rows, limit, (row) => cursorOf(row.startsAt, row.id))
}

/** By name or email address of the client; those closest to `now` first. */
export function searchByClient(db: Db, { q, now, limit }: { q: string; now: Date; limit: number }) {
  const { id, name, email, status, startsAt } = appointments
  return db
    .select({ id, name, email, status, startsAt })
    .from(appointments)
    .where(and(containsText(q, name, email), isListed))
    .orderBy(sql`abs(extract(epoch from ${startsAt} - ${now.toISOString()}::timestamptz))`, asc(id))
    .limit(limit)
}
