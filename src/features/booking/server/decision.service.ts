import * as userRepo from '#features/identity/server/user.repo.ts'
import * as journal from '#features/journal/server/journal.service.ts'
import { writeLetter } from '#features/mail/server/letter.service.ts'
import { AppError } from '#kernel/app-error.ts'
import { toLocal, toTime } from '#kernel/local-time.ts'
import type { User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import { inTurn, type Tx } from '#platform/server/db.ts'
import type {
  AppointmentDetails,
  AppointmentMove,
  Approval,
  BookingFor,
  NoShowMark,
  VersionedReason,
} from '../model/appointment.schema.ts'
import { type Appointment, cancel, decide, markNoShow, move, requireVersion } from '../model/appointment.ts'
import { bookingErrors } from '../model/booking.errors.ts'
import * as repo from './appointment.repo.ts'
import { toDetails } from './appointment-view.ts'
import { type ClientLetter, clientLetter } from './booking.mail.tsx'
import { around, lostSlot, type OpenDesk, readDesk, requireSlot, TURN } from './desk.service.ts'
import { newAppointment, senderOf } from './request.service.ts'
import { changesSlots } from './slots-tag.ts'
import { withState } from './with-state.ts'

type Found = OpenDesk & { appointment: Appointment; view: AppointmentDetails; now: Date }

/** The row, locked, with everything that a decision about it needs to know. */
async function findForChange({ now }: Context, tx: Tx, id: string): Promise<Found> {
  const appointment = await repo.findForChange(tx, id)
  if (!appointment) throw bookingErrors.APPOINTMENT_NOT_FOUND()
  const date = appointment.startsAt.toISOString().slice(0, 10)
  const open = await readDesk(tx, { now: now(), ...around(date), appointment: id, asOwner: true })
  const isOpen = open.desk.isOpen(spanOf(appointment))
  return { ...open, appointment, now: now(), view: toDetails(appointment, open.zone, now(), isOpen) }
}

export function approveAppointment(ctx: Context, admin: User, id: string, { evenIfClosed, version }: Approval) {
  return inTurn(ctx.db, TURN, async (tx) => {
    const found = await findForChange(ctx, tx, id)
    const approved = changeOf(found, version, () => decide(found.appointment, { status: 'APPROVED' }, found.now))
    const { label } = found.desk.judge(spanOf(approved))
    if (label === 'passed') throw bookingErrors.APPOINTMENT_PASSED()
    if (!found.view.isOpen && !evenIfClosed) throw lostSlot('SLOT_UNAVAILABLE', found, wantedOf(found))
    await repo.save(tx, approved, alreadyNear(approved, found))
    return tell(ctx, tx, admin, found, approved, 'approved', 'confirmed')
  })
}

export function denyAppointment(ctx: Context, admin: User, id: string, { reason, version }: VersionedReason) {
  return ctx.db.transaction(async (tx) => {
    const found = await findForChange(ctx, tx, id)
    const denied = changeOf(found, version, () => decide(found.appointment, { status: 'DENIED', reason }, found.now))
    await repo.save(tx, denied)
    return tell(ctx, tx, admin, found, denied, 'denied', 'denied')
  })
}

export function cancelAppointment(ctx: Context, admin: User, id: string, { reason, version }: VersionedReason) {
  return ctx.db.transaction(async (tx) => {
    const found = await findForChange(ctx, tx, id)
    const cancelled = changeOf(found, version, () => cancel(found.appointment, 'company', reason, found.now))
    await repo.save(tx, cancelled)
    return tell(ctx, tx, admin, found, cancelled, 'cancelled', 'cancelled')
  })
}

/** To another time, for as long as it was. Calendars hear of it by the same UID with a higher SEQUENCE. */
export function moveAppointment(ctx: Context, admin: User, id: string, to: AppointmentMove) {
  return inTurn(ctx.db, TURN, async (tx) => {
    const found = await findForChange(ctx, tx, id)
    const { appointment, settings, now } = found
    const { date, time, evenIfClosed } = to
    changeOf(found, to.version, () => move(appointment, appointment.startsAt, appointment.endsAt, now))
    // A letter about a change that is none would only make its reader doubt.
    if (nameOf(appointment, found.zone) === `${date} ${time}`)
      throw new AppError('INVALID_INPUT', 422, { time: 'booking-errors:time.same' })
    const minutes = (appointment.endsAt.getTime() - appointment.startsAt.getTime()) / 60_000
    const { slot } = await requireSlot(tx, ownersView(ctx, appointment), { date, time, minutes, evenIfClosed })
    const moved = move(appointment, new Date(slot.start), new Date(slot.end), now)
    await repo.saveTime(tx, moved, settings, alreadyNear(moved, found) ?? null)
    return tell(ctx, tx, admin, found, moved, 'moved', 'moved')
  })
}

export function noteNoShow(ctx: Context, admin: User, id: string, { noShow, version }: NoShowMark) {
  return ctx.db.transaction(async (tx) => {
    const found = await findForChange(ctx, tx, id)
    const noted = changeOf(found, version, () => markNoShow(found.appointment, noShow, found.now))
    await repo.save(tx, noted)
    return tell(ctx, tx, admin, found, noted, noShow ? 'missed' : 'notMissed')
  })
}

/** The owner books for somebody: approved at once. */
export function bookFor(ctx: Context, admin: User, booking: BookingFor): Promise<AppointmentDetails> {
  return inTurn(ctx.db, TURN, async (tx) => {
    const client = await userRepo.findById(tx, booking.clientId)
    if (!client || client.isDisabled) throw bookingErrors.CLIENT_NOT_FOUND()
    const now = ctx.now()
    const { slot, ...house } = await requireSlot(tx, ownersView(ctx, { userId: client.id }), booking)
    const booked = decide(newAppointment(client, booking, slot, now), { status: 'APPROVED' }, now)
    const remindedFor = alreadyNear(booked, { ...house, now }) ?? null
    if (!(await repo.insert(tx, booked, house.settings, remindedFor))) throw lostSlot('SLOT_TAKEN', house, slot)
    const details = toDetails(booked, house.zone, now, slot.label === 'available')
    return tell(ctx, tx, admin, { ...house, appointment: booked, now, view: details }, booked, 'booked', 'confirmed')
  })
}

/** A transition that is impossible now says so first; then the version has to be the stored one. */
function changeOf({ appointment, view }: Found, version: number, change: () => Appointment): Appointment {
  return withState(view, () => {
    const changed = change()
    requireVersion(appointment, version)
    return changed
  })
}

/** The letter that tells the time comes when the reminder would: one is enough. */
function alreadyNear({ startsAt }: Appointment, { settings, now }: Pick<Found, 'settings' | 'now'>): Date | undefined {
  return startsAt.getTime() - now.getTime() <= settings.reminderHours * 3_600_000 ? startsAt : undefined
}

/** The owner is bound by what is taken only; neither an appointment nor its client's hold stands in its own way. */
function ownersView({ now }: Context, { id, userId }: Pick<Appointment, 'userId'> & { id?: string }) {
  return { now: now(), appointment: id, user: userId ?? undefined, asOwner: true }
}

function wantedOf({ appointment, zone }: Found) {
  return { date: toLocal(appointment.startsAt, zone).date, ...spanOf(appointment) }
}

/** The journal, the client and the screen hear the same. The journal names the time, never the client. */
async function tell(
  ctx: Context,
  tx: Tx,
  admin: User,
  found: Pick<Found, 'appointment' | 'zone' | 'now' | 'view' | 'company'>,
  after: Appointment,
  action: string,
  letter?: ClientLetter,
): Promise<AppointmentDetails> {
  const { appointment: before, zone, now, view } = found
  const details = {
    name: nameOf(before, zone),
    ...(action === 'moved' ? { name: `${nameOf(before, zone)} → ${nameOf(after, zone)}` } : {}),
  }
  await changesSlots(tx)
  await journal.record(tx, { at: now, actor: admin, action: `appointment.${action}`, subject: after.id, details })
  if (letter && after.email) {
    const isInCalendars = before.status === 'APPROVED' || after.status === 'APPROVED'
    const about = { appointment: after, isInCalendars, ...(action === 'moved' ? { before } : {}) }
    await writeLetter(ctx, tx, await clientLetter(letter, about, senderOf(ctx, found)))
  }
  return toDetails(after, zone, now, view.isOpen)
}

function nameOf({ startsAt }: Appointment, zone: string): string {
  const { date, minute } = toLocal(startsAt, zone)
  return `${date} ${toTime(minute)}`
}

function spanOf({ startsAt, endsAt }: Appointment) {
  return { start: startsAt.getTime(), end: endsAt.getTime() }
}
