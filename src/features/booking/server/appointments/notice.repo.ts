import { and, asc, eq, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import type { Appointment } from '../../model/appointment.ts'
import { appointments } from '../booking.table.ts'
import { selectAppointments } from './appointment.repo.ts'

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

/** Requests that the owner was notified of, or that were made, before `before`, and was not reminded of. */
export function lockUnnudged(tx: Db, now: Date, before: Date): Promise<Appointment[]> {
  const { status, startsAt, createdAt, nudgedAt, ownerNotifiedAt } = appointments
  const knownSince = sql`coalesce(${ownerNotifiedAt}, ${createdAt})`
  return selectAppointments(tx)
    .where(and(eq(status, 'PENDING'), gt(startsAt, now), lte(knownSince, before.toISOString()), isNull(nudgedAt)))
    .orderBy(asc(createdAt))
    .limit(50)
    .for('update', { skipLocked: true })
}

export async function markNudged(tx: Db, id: string, at: Date): Promise<void> {
  await tx.update(appointments).set({ nudgedAt: at }).where(eq(appointments.id, id))
}

export function lockUnnotified(tx: Db, now: Date): Promise<Appointment[]> {
  const { status, startsAt, nudgedAt, ownerNotifiedAt } = appointments
  return selectAppointments(tx)
    .where(and(eq(status, 'PENDING'), gt(startsAt, now), isNull(ownerNotifiedAt), isNull(nudgedAt)))
    .orderBy(asc(startsAt))
    .limit(50)
    .for('update', { skipLocked: true })
}

export async function markOwnerNotified(tx: Db, ids: string[], at: Date): Promise<void> {
  await tx.update(appointments).set({ ownerNotifiedAt: at }).where(inArray(appointments.id, ids))
}
