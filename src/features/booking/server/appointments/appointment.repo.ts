import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNull,
  like,
  lt,
  lte,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { HOUR_MS } from '#kernel/time-units.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import type { Appointment, Canceller } from '../../model/appointment.ts'
import { withBuffers } from '../../model/availability.ts'
import type { Buffers } from '../../model/subjects/slot-rules.ts'
import type { RequestType } from '../../model/subjects/subject.schema.ts'
import { appointments, slotHolds } from '../booking.table.ts'

const { during, remindedFor, remindedHours, nudgedAt, ownerNotifiedAt, ...columns } = getTableColumns(appointments)

export const selectAppointments = (db: Db) => db.select(columns).from(appointments)

/** Reminders that a confirmation replaces: those up to `remindedHours` before the start. */
export type Reminded = { remindedFor: Date; remindedHours: number }

/** The day of a request, if its subject has a limit per day. */
type LimitedDay = { start: Date; end: Date }

/**
 * Undefined if the exclusion constraint rejects the time. Also deletes the hold of the client. `isHeld`: another client
 * holds the time. `isOffered`: clients can still choose the subject; the availability was read before the lock. `open`: pending requests of the client, without those for another time. `recent`: their requests of the last hour. `sameDay`:
 * other requests, appointments and holds of the subject on that day.
 */
export async function insert(
  tx: Tx,
  appointment: Appointment,
  buffers: Buffers,
  {
    reminded,
    day,
    replaced,
  }: { reminded?: Reminded | undefined; day?: LimitedDay | undefined; replaced?: Appointment | undefined } = {},
) {
  const { userId, email, requestType, createdAt } = appointment
  const during = occupiedRange(appointment, buffers)
  const now = createdAt.toISOString()
  const isOfClient = userId ? sql`other.user_id = ${userId}` : sql`other.user_id is null and other.email = ${email}`
  const held = tx.delete(slotHolds).where(eq(slotHolds.userId, userId ?? ''))
  const released = tx.$with('released').as(held.returning({ userId: slotHolds.userId }))
  const [conflicts] = await tx
    .with(released)
    .insert(appointments)
    .values({ ...appointment, ...reminded, during: replaced ? withoutRangeOf(replaced, appointment, during) : during })
    .onConflictDoNothing()
    .returning({
      isHeld: sql<boolean>`exists (select from slot_holds as held
        where held.during && ${during}::tstzrange and held.expires_at > ${now} and held.user_id <> ${userId ?? ''})
        or exists (select from guest_requests as held where held.during && ${during}::tstzrange and held.is_holding
          and held.expires_at > ${now} and held.email <> ${email})`,
      isOffered: sql<boolean>`coalesce((select value -> 'subjects' @> ${JSON.stringify([{ code: requestType, active: true }])}::jsonb
        from settings where key = 'subjects'), true)`,
      sameDay: day
        ? countOnDay(requestType, day, { now, exceptUser: userId ?? '', exceptGuest: email })
        : sql<number>`0`,
      open: sql<number>`(select count(*)::int from appointments as other
        where ${isOfClient} and other.status = 'PENDING' and other.replaces_id is null and other.starts_at > ${now})`,
      recent: sql<number>`(select count(*)::int from appointments as other
        where ${isOfClient} and other.created_at > ${new Date(createdAt.getTime() - HOUR_MS).toISOString()})`,
    })
  return conflicts
}

/** A statement does not see the row that it inserts. */
function countOnDay(
  type: RequestType,
  day: LimitedDay,
  { now, exceptUser, exceptGuest }: { now: string; exceptUser: string; exceptGuest: string },
) {
  const isOnDay = (moment: SQL) => sql`${moment} >= ${day.start.toISOString()} and ${moment} < ${day.end.toISOString()}`
  return sql<number>`((select count(*)::int from appointments as other
      where other.request_type = ${type} and other.status in ('PENDING', 'APPROVED') and ${isOnDay(sql`other.starts_at`)})
    + (select count(*)::int from slot_holds as held where held.request_type = ${type} and held.expires_at > ${now}
      and held.user_id <> ${exceptUser} and ${isOnDay(sql`lower(held.during)`)})
    + (select count(*)::int from guest_requests as held where held.request_type = ${type} and held.is_holding
      and held.expires_at > ${now} and held.email <> ${exceptGuest} and ${isOnDay(sql`held.starts_at`)}))`
}

/** The part of the range of a change request that the appointment does not occupy already. */
function withoutRangeOf({ id, startsAt }: Appointment, request: Appointment, during: string): SQL<string> {
  const range = sql`${during}::tstzrange`
  const part =
    request.startsAt > startsAt
      ? sql`tstzrange(least(greatest(lower(${range}), upper(old.during)), upper(${range})), upper(${range}))`
      : sql`tstzrange(lower(${range}), greatest(least(upper(${range}), lower(old.during)), lower(${range})))`
  return sql`(select ${part} from appointments as old where old.id = ${id})`
}

function occupiedRange({ startsAt, endsAt }: Appointment, buffers: Buffers): string {
  const { start, end } = withBuffers({ start: startsAt.getTime(), end: endsAt.getTime() }, buffers)
  return `[${new Date(start).toISOString()},${new Date(end).toISOString()})`
}

export async function find(db: Db, id: string): Promise<Appointment | undefined> {
  const [row] = await selectAppointments(db).where(eq(appointments.id, id))
  return row
}

/** Locks the row, so that two admins cannot decide at once. */
export async function findForUpdate(tx: Db, id: string): Promise<Appointment | undefined> {
  const [row] = await selectAppointments(tx).where(eq(appointments.id, id)).for('update')
  return row
}

/** The pending change request of an appointment. */
export async function findChangeRequest(db: Db, id: string): Promise<Appointment | undefined> {
  const isPending = eq(appointments.status, 'PENDING')
  const [row] = await selectAppointments(db).where(and(eq(appointments.replacesId, id), isPending))
  return row
}

/** The appointment has ended or has another time. */
export async function endChangeRequest(tx: Db, id: string, by: Canceller): Promise<void> {
  const isPending = eq(appointments.status, 'PENDING')
  const ended = { status: 'CANCELLED', cancelledBy: by, version: sql`${appointments.version} + 1` } as const
  await tx
    .update(appointments)
    .set(ended)
    .where(and(eq(appointments.replacesId, id), isPending))
}

export async function save(tx: Db, { id, ...changed }: Appointment, reminded?: Reminded): Promise<void> {
  const { status, denialReason, cancelReason, cancelledBy, noShow, sequence, version, decidedAt } = changed
  const change = { status, denialReason, cancelReason, cancelledBy, noShow, sequence, version, decidedAt }
  await tx
    .update(appointments)
    .set({ ...change, ...reminded })
    .where(eq(appointments.id, id))
}

export async function saveTime(tx: Db, appointment: Appointment, buffers: Buffers, reminded: Reminded | undefined) {
  const { id, startsAt, endsAt, sequence, version } = appointment
  const during = occupiedRange(appointment, buffers)
  const reminder = reminded ?? { remindedFor: null, remindedHours: null }
  const change = { startsAt, endsAt, during, sequence, version, ...reminder }
  await tx.update(appointments).set(change).where(eq(appointments.id, id))
}

export function listByUser(db: Db, userId: string): Promise<Appointment[]> {
  return selectAppointments(db)
    .where(eq(appointments.userId, userId))
    .orderBy(desc(appointments.createdAt), desc(appointments.id))
}

/** PENDING and APPROVED appointments that have not begun. */
export function listUpcoming(db: Db, now: Date, userId?: string): Promise<Appointment[]> {
  const { status, startsAt } = appointments
  const holds = or(eq(status, 'PENDING'), eq(status, 'APPROVED'))
  return selectAppointments(db)
    .where(and(holds, gt(startsAt, now), userId ? eq(appointments.userId, userId) : undefined))
    .orderBy(asc(startsAt))
}

/** Of all that end after `from`, cancelled ones included. */
export async function listIds(db: Db, from: Date): Promise<string[]> {
  const { id, endsAt } = appointments
  const rows = await db.select({ id }).from(appointments).where(gte(endsAt, from))
  return rows.map((row) => row.id)
}

/** Users with an approved appointment that is over and not marked as no-show: their reviews are certified. */
export async function listAttendees(db: Db, userIds: readonly string[], now: Date): Promise<string[]> {
  const { userId, status, endsAt, noShow } = appointments
  const rows = await db
    .selectDistinct({ userId })
    .from(appointments)
    .where(and(inArray(userId, [...userIds]), eq(status, 'APPROVED'), eq(noShow, false), lte(endsAt, now)))
  return rows.flatMap((row) => row.userId ?? [])
}

/** In the lock order of `booking-lock.service.ts`. */
export async function lockAllByUser(tx: Db, userId: string): Promise<void> {
  const { id, startsAt } = appointments
  await tx.select({ id }).from(appointments).where(eq(appointments.userId, userId)).orderBy(asc(startsAt)).for('update')
}

export const ANONYMOUS = {
  userId: null,
  name: '',
  email: '',
  phone: '',
  comments: '',
  answers: [],
  cancelReason: null,
  // A check constraint requires a reason for a denial.
  denialReason: sql`case when ${appointments.denialReason} is null then null else '…' end`,
  version: sql`${appointments.version} + 1`,
}

/** Removes personal data; the times stay in the calendar. */
export async function anonymizeClient(tx: Db, userId: string): Promise<void> {
  await tx.update(appointments).set(ANONYMOUS).where(eq(appointments.userId, userId))
}

export function listApproved(db: Db, from: Date): Promise<Appointment[]> {
  return selectAppointments(db)
    .where(and(eq(appointments.status, 'APPROVED'), gte(appointments.endsAt, from)))
    .orderBy(asc(appointments.startsAt))
}

/** Requests of clients: what an admin books or records is decided at the same moment. */
export function countRequests(
  db: Db,
  { start, end }: { start: Date; end: Date },
  exceptIdLike: string,
): Promise<number> {
  const { createdAt, decidedAt, userId } = appointments
  return db.$count(
    appointments,
    and(
      gte(createdAt, start),
      lt(createdAt, end),
      or(isNull(decidedAt), gt(decidedAt, createdAt)),
      or(isNull(userId), not(like(userId, exceptIdLike))),
    ),
  )
}
