import { and, asc, count, desc, eq, gt, gte, inArray, isNull, like, lt, lte, ne, or, sql } from 'drizzle-orm'
import { HOUR_MS, MINUTE_MS } from '#kernel/time-units.ts'
import { containsText } from '#platform/server/database/contains-text.ts'
import { cursorOf, keyset, toPage } from '#platform/server/database/keyset.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import type { Appointment, AppointmentStatus } from '../../model/appointment.ts'
import { appointments, slotHolds } from '../booking.table.ts'

const columns = {
  id: appointments.id,
  userId: appointments.userId,
  name: appointments.name,
  email: appointments.email,
  locale: appointments.locale,
  requestType: appointments.requestType,
  status: appointments.status,
  startsAt: appointments.startsAt,
  endsAt: appointments.endsAt,
  comments: appointments.comments,
  denialReason: appointments.denialReason,
  cancelReason: appointments.cancelReason,
  cancelledBy: appointments.cancelledBy,
  noShow: appointments.noShow,
  sequence: appointments.sequence,
  version: appointments.version,
  createdAt: appointments.createdAt,
  decidedAt: appointments.decidedAt,
}

export const selectAppointments = (db: Db) => db.select(columns).from(appointments)

type BufferSetting = { bufferMinutes: number }

/**
 * Undefined if the exclusion constraint rejects the time. Also deletes the hold of the client. `isHeld`: another client
 * holds the time. `open`: pending requests of the client. `recent`: their requests of the last hour.
 */
export async function insert(tx: Tx, appointment: Appointment, buffer: BufferSetting, remindedFor?: Date | null) {
  const { userId, createdAt } = appointment
  const during = occupiedRange(appointment, buffer)
  const now = createdAt.toISOString()
  const held = tx.delete(slotHolds).where(eq(slotHolds.userId, userId ?? ''))
  const released = tx.$with('released').as(held.returning({ userId: slotHolds.userId }))
  const [conflicts] = await tx
    .with(released)
    .insert(appointments)
    .values({ ...appointment, remindedFor, during })
    .onConflictDoNothing()
    .returning({
      isHeld: sql<boolean>`exists (select from slot_holds as held
        where tstzrange(lower(held.during), upper(held.during) + make_interval(mins => ${buffer.bufferMinutes}))
          && ${during}::tstzrange and held.expires_at > ${now} and held.user_id <> ${userId ?? ''})`,
      open: sql<number>`(select count(*)::int from appointments as other
        where other.user_id = ${userId} and other.status = 'PENDING' and other.starts_at > ${now})`,
      recent: sql<number>`(select count(*)::int from appointments as other
        where other.user_id = ${userId} and other.created_at > ${new Date(createdAt.getTime() - HOUR_MS).toISOString()})`,
    })
  return conflicts
}

function occupiedRange({ startsAt, endsAt }: Appointment, { bufferMinutes }: BufferSetting): string {
  return `[${startsAt.toISOString()},${new Date(endsAt.getTime() + bufferMinutes * MINUTE_MS).toISOString()})`
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

export async function save(tx: Db, { id, ...changed }: Appointment, remindedFor?: Date): Promise<void> {
  const { status, denialReason, cancelReason, cancelledBy, noShow, sequence, version, decidedAt } = changed
  const change = { status, denialReason, cancelReason, cancelledBy, noShow, sequence, version, decidedAt }
  await tx
    .update(appointments)
    .set({ ...change, ...(remindedFor ? { remindedFor } : {}) })
    .where(eq(appointments.id, id))
}

export async function saveTime(tx: Db, appointment: Appointment, buffer: BufferSetting, remindedFor: Date | null) {
  const { id, startsAt, endsAt, sequence, version } = appointment
  const during = occupiedRange(appointment, buffer)
  const change = { startsAt, endsAt, during, sequence, version, remindedFor }
  await tx.update(appointments).set(change).where(eq(appointments.id, id))
}

export function listByUser(db: Db, userId: string): Promise<Appointment[]> {
  return selectAppointments(db)
    .where(eq(appointments.userId, userId))
    .orderBy(desc(appointments.createdAt), desc(appointments.id))
}

type AppointmentFilter = {
  status?: AppointmentStatus | undefined
  from?: Date | undefined
  to?: Date | undefined
  when?: 'coming' | 'past' | undefined
  now: Date
  after?: string | undefined
  limit: number
}

/** Ordered by time, `past` descending; pending requests by age. */
export async function list(db: Db, { status, from, to, when, now, after, limit }: AppointmentFilter) {
  const { startsAt, endsAt, id } = appointments
  const sortTime = status === 'PENDING' ? 'createdAt' : 'startsAt'
  const { isAfter, orderBy } = keyset([appointments[sortTime], id], {
    direction: when === 'past' ? 'desc' : 'asc',
    cursor: after,
  })
  const rows: Appointment[] = await selectAppointments(db)
    .where(
      and(
        status && eq(appointments.status, status),
        from && gt(endsAt, from),
        to && lt(startsAt, to),
        when && (when === 'coming' ? gt(startsAt, now) : lte(startsAt, now)),
        isAfter,
      ),
    )
    .orderBy(...orderBy)
    .limit(limit + 1)
  return toPage(rows, limit, (row) => cursorOf(row[sortTime], row.id))
}

/** By name or email address of the client; those closest to `now` first. */
export function searchByClient(db: Db, { q, now, limit }: { q: string; now: Date; limit: number }) {
  const { id, name, email, status, startsAt } = appointments
  return db
    .select({ id, name, email, status, startsAt })
    .from(appointments)
    .where(containsText(q, name, email))
    .orderBy(sql`abs(extract(epoch from ${startsAt} - ${now.toISOString()}::timestamptz))`, asc(id))
    .limit(limit)
}

/** PENDING and APPROVED appointments that have not begun. */
export function listUpcoming(db: Db, now: Date, userId?: string): Promise<Appointment[]> {
  const { status, startsAt } = appointments
  const holds = or(eq(status, 'PENDING'), eq(status, 'APPROVED'))
  return selectAppointments(db)
    .where(and(holds, gt(startsAt, now), userId ? eq(appointments.userId, userId) : undefined))
    .orderBy(asc(startsAt))
}

/** Users with an approved appointment that is over and not marked as no-show: their reviews are certified. */
export async function listAttendees(db: Db, userIds: readonly string[], now: Date): Promise<string[]> {
  const { userId, status, endsAt, noShow } = appointments
  const rows = await db
    .selectDistinct({ userId })
    .from(appointments)
    .where(and(inArray(userId, [...userIds]), eq(status, 'APPROVED'), eq(noShow, false), lte(endsAt, now)))
  return rows.map((row) => row.userId!)
}

/** Approved appointments due for a reminder. SKIP LOCKED: concurrent workers process different rows. */
export function lockUnreminded(tx: Db, now: Date, until: Date): Promise<Appointment[]> {
  const { status, startsAt, remindedFor } = appointments
  return selectAppointments(tx)
    .where(
      and(
        eq(status, 'APPROVED'),
        gt(startsAt, now),
        lte(startsAt, until),
        or(isNull(remindedFor), ne(remindedFor, startsAt)),
      ),
    )
    .orderBy(asc(startsAt))
    .limit(50)
    .for('update', { skipLocked: true })
}

export async function markReminded(tx: Db, { id, startsAt }: Appointment): Promise<void> {
  await tx.update(appointments).set({ remindedFor: startsAt }).where(eq(appointments.id, id))
}

/** Requests pending since before `before` that the owner was not notified of. */
export function lockUnnudged(tx: Db, now: Date, before: Date): Promise<Appointment[]> {
  const { status, startsAt, createdAt, nudgedAt } = appointments
  return selectAppointments(tx)
    .where(and(eq(status, 'PENDING'), gt(startsAt, now), lte(createdAt, before), isNull(nudgedAt)))
    .orderBy(asc(createdAt))
    .limit(50)
    .for('update', { skipLocked: true })
}

export async function markNudged(tx: Db, id: string, at: Date): Promise<void> {
  await tx.update(appointments).set({ nudgedAt: at }).where(eq(appointments.id, id))
}

/** Same lock order as `shortenBuffers`, which prevents deadlocks. */
export async function lockAllByUser(tx: Db, userId: string): Promise<void> {
  const { id, startsAt } = appointments
  await tx.select({ id }).from(appointments).where(eq(appointments.userId, userId)).orderBy(asc(startsAt)).for('update')
}

/** Values of an erased client. */
export const ANONYMOUS = {
  userId: null,
  name: '',
  email: '',
  comments: '',
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

export async function countByClientIdLike(db: Db, pattern: string): Promise<number> {
  const [row] = await db.select({ rows: count() }).from(appointments).where(like(appointments.userId, pattern))
  return row!.rows
}

export async function removeByClientIdLike(tx: Db, pattern: string): Promise<void> {
  await tx.delete(appointments).where(like(appointments.userId, pattern))
}
