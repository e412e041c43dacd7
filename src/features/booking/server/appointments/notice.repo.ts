import { and, asc, eq, gt, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { HOUR_MS } from '#kernel/time-units.ts'
import type { Db } from '#platform/server/db.ts'
import type { Appointment } from '../../model/appointment.ts'
import { appointments } from '../booking.table.ts'
import { type Reminded, selectAppointments } from './appointment.repo.ts'

const { status, startsAt, createdAt, remindedFor, remindedHours, nudgedAt, ownerNotifiedAt } = appointments

/** Appointments that have not begun. SKIP LOCKED: concurrent workers process different rows. */
function lockUpcoming(tx: Db, now: Date, condition: SQL | undefined, order = startsAt): Promise<Appointment[]> {
  const upcoming = selectAppointments(tx).where(and(gt(startsAt, now), condition))
  return upcoming.orderBy(asc(order)).limit(50).for('update', { skipLocked: true })
}

/** `times`: hours before the start, the earliest reminder first. */
export function lockUnreminded(tx: Db, now: Date, times: readonly number[]): Promise<Appointment[]> {
  const last = sql`coalesce(${remindedHours}, ${times[0]})`
  const isDue = times.map((hours) => {
    const isUnreminded = or(isNull(remindedFor), ne(remindedFor, startsAt), sql`${last} > ${hours}`)
    return and(lte(startsAt, new Date(now.getTime() + hours * HOUR_MS)), isUnreminded)
  })
  return lockUpcoming(tx, now, and(eq(status, 'APPROVED'), or(...isDue)))
}

export async function markReminded(tx: Db, id: string, reminded: Reminded): Promise<void> {
  await tx.update(appointments).set(reminded).where(eq(appointments.id, id))
}

/** Requests that the owner was notified of, or that were made, before `before`, and was not reminded of. */
export function lockUnnudged(tx: Db, now: Date, before: Date): Promise<Appointment[]> {
  const knownSince = sql`coalesce(${ownerNotifiedAt}, ${createdAt})`
  const isDue = and(lte(knownSince, before.toISOString()), isNull(nudgedAt))
  return lockUpcoming(tx, now, and(eq(status, 'PENDING'), isDue), createdAt)
}

export function lockUnnotified(tx: Db, now: Date): Promise<Appointment[]> {
  return lockUpcoming(tx, now, and(eq(status, 'PENDING'), isNull(ownerNotifiedAt), isNull(nudgedAt)))
}

type OwnerNotice = { nudgedAt: Date } | { ownerNotifiedAt: Date }

export async function markOwnerNotified(tx: Db, requests: Pick<Appointment, 'id'>[], notice: OwnerNotice) {
  const ids = requests.map(({ id }) => id)
  await tx.update(appointments).set(notice).where(inArray(appointments.id, ids))
}
