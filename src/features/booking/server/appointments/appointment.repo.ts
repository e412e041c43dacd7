import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, like, lt, lte, ne, or, sql } from 'drizzle-orm'
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

const HOUR_MS = 3_600_000

export type BufferSetting = { bufferMinutes: number }

/** What the database found beside a new appointment: somebody else's hold on its time, the client's requests that wait, and those of the last hour. */
export type ConflictCounts = { isHeld: boolean; open: number; recent: number }

/** Nothing when somebody has the time already: the database itself says so. What the client held is let go with it. */
export async function insert(
  tx: Tx,
  appointment: Appointment,
  buffer: BufferSetting,
  remindedFor: Date | null = null,
): Promise<ConflictCounts | undefined> {
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

function occupiedRange(
  { startsAt, endsAt }: Pick<Appointment, 'startsAt' | 'endsAt'>,
  { bufferMinutes }: BufferSetting,
): string {
  return `[${startsAt.toISOString()},${new Date(endsAt.getTime() + bufferMinutes * 60_000).toISOString()})`
}

export async function find(db: Db, id: string): Promise<Appointment | undefined> {
  const [row] = await db.select(columns).from(appointments).where(eq(appointments.id, id))
  return row
}

/** Locks the row, so that two admins cannot decide at once. */
export async function findForUpdate(tx: Db, id: string): Promise<Appointment | undefined> {
  const [row] = await tx.select(columns).from(appointments).where(eq(appointments.id, id)).for('update')
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

export async function saveTime(
  tx: Db,
  appointment: Appointment,
  buffer: BufferSetting,
  remindedFor: Date | null,
): Promise<void> {
  const { id, startsAt, endsAt, sequence, version } = appointment
  const during = occupiedRange(appointment, buffer)
  const change = { startsAt, endsAt, during, sequence, version, remindedFor }
  await tx.update(appointments).set(change).where(eq(appointments.id, id))
}

export function listByUser(db: Db, userId: string): Promise<Appointment[]> {
  return db
    .select(columns)
    .from(appointments)
    .where(eq(appointments.userId, userId))
    .orderBy(desc(appointments.createdAt), desc(appointments.id))
}

type AppointmentFilter = {
  status?: AppointmentStatus | undefined
  from?: Date | undefined
  to?: Date | undefined
  when?: 'coming' | 'past' | undefined
  now: Date
  /** The id of an appointment: only what follows it. */
  after?: string | undefined
  limit: number
}

/** By time, the past backwards. Requests that wait: the oldest request first. */
export function list(db: Db, { status, from, to, when, now, after, limit }: AppointmentFilter): Promise<Appointment[]> {
  const { startsAt, endsAt, createdAt, id } = appointments
  const by = status === 'PENDING' ? createdAt : startsAt
  const [direction, follows] = when === 'past' ? [desc, sql`<`] : [asc, sql`>`]
  const isAfter = sql`(${by}, ${id}) ${follows}
    (select cursor.${sql.identifier(by.name)}, cursor.id from appointments as cursor where cursor.id = ${after})`
  return db
    .select(columns)
    .from(appointments)
    .where(
      and(
        status ? eq(appointments.status, status) : undefined,
        from ? gt(endsAt, from) : undefined,
        to ? lt(startsAt, to) : undefined,
        when && (when === 'coming' ? gt(startsAt, now) : lte(startsAt, now)),
        after ? isAfter : undefined,
      ),
    )
    .orderBy(direction(by), direction(id))
    .limit(limit)
}

/** What holds its time and has not begun. */
export function listUpcoming(db: Db, now: Date, userId?: string): Promise<Appointment[]> {
  const { status, startsAt } = appointments
  const holds = or(eq(status, 'PENDING'), eq(status, 'APPROVED'))
  return db
    .select(columns)
    .from(appointments)
    .where(and(holds, gt(startsAt, now), userId ? eq(appointments.userId, userId) : undefined))
    .orderBy(asc(startsAt))
}

/** Whose appointment was approved, is over, and who came to it. */
export async function listAttendees(db: Db, userIds: readonly string[], now: Date): Promise<string[]> {
  const { userId, status, endsAt, noShow } = appointments
  const rows = await db
    .selectDistinct({ userId })
    .from(appointments)
    .where(and(inArray(userId, [...userIds]), eq(status, 'APPROVED'), eq(noShow, false), lte(endsAt, now)))
  return rows.map((row) => row.userId!)
}

/** Locks those nobody else is reminding of at the moment. */
export function lockUnreminded(tx: Db, now: Date, until: Date): Promise<Appointment[]> {
  const { status, startsAt, remindedFor } = appointments
  return tx
    .select(columns)
    .from(appointments)
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

/** Requests that have waited since before a moment and of which the owner has not been told. */
export function lockUnnudged(tx: Db, now: Date, before: Date): Promise<Appointment[]> {
  const { status, startsAt, createdAt, nudgedAt } = appointments
  return tx
    .select(columns)
    .from(appointments)
    .where(and(eq(status, 'PENDING'), gt(startsAt, now), lte(createdAt, before), isNull(nudgedAt)))
    .orderBy(asc(createdAt))
    .limit(50)
    .for('update', { skipLocked: true })
}

export async function markNudged(tx: Db, id: string, at: Date): Promise<void> {
  await tx.update(appointments).set({ nudgedAt: at }).where(eq(appointments.id, id))
}

/** In the order that `shortenPauses` uses, so that the two cannot deadlock. */
export async function lockAllByUser(tx: Db, userId: string): Promise<void> {
  const { id, startsAt } = appointments
  await tx.select({ id }).from(appointments).where(eq(appointments.userId, userId)).orderBy(asc(startsAt)).for('update')
}

/** The times stay, for the owner's own calendar; who it was is forgotten. */
export async function anonymizeClient(tx: Db, userId: string): Promise<void> {
  const anonymous = {
    userId: null,
    name: '',
    email: '',
    comments: '',
    cancelReason: null,
    // A denial has a reason, by a constraint.
    denialReason: sql`case when ${appointments.denialReason} is null then null else '…' end`,
    version: sql`${appointments.version} + 1`,
  }
  await tx
    .update(appointments)
    .set(anonymous)
    .where(and(isNotNull(appointments.userId), eq(appointments.userId, userId)))
}

/** For the owner's calendar. */
export function listApproved(db: Db, from: Date): Promise<Appointment[]> {
  return db
    .select(columns)
    .from(appointments)
    .where(and(eq(appointments.status, 'APPROVED'), gte(appointments.endsAt, from)))
    .orderBy(asc(appointments.startsAt))
}

/** Those of clients whose id looks so. */
export async function removeByClientIdLike(tx: Db, pattern: string): Promise<void> {
  await tx.delete(appointments).where(like(appointments.userId, pattern))
}
