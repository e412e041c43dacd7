import * as journal from '#features/journal/server/journal.service.ts'
import { queueEmail } from '#features/mail/server/email.service.ts'
import { AppError } from '#kernel/app-error.ts'
import type { User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db.ts'
import type {
  AppointmentDetails,
  AppointmentMove,
  Approval,
  NoShowMark,
  VersionedReason,
} from '../../model/appointment.schema.ts'
import {
  type Appointment,
  applied,
  cancel,
  decide,
  hasPassed,
  isAppointmentChange,
  markNoShow,
  move,
  reschedule,
} from '../../model/appointment.ts'
import { slotRequestOf } from '../../model/availability.ts'
import { bookingErrors } from '../../model/booking.errors.ts'
import { dueReminder } from '../../model/reminder-times.ts'
import { slotRulesOf } from '../../model/subjects/slot-rules.ts'
import {
  alternativesWindow,
  type LoadedAvailability,
  loadAvailability,
  requireSlot,
  slotConflictError,
} from '../availability/availability.service.ts'
import { buildClientEmail, type ClientEmailKind } from '../booking.mail.tsx'
import { withBookingLock } from '../booking-lock.service.ts'
import { refreshBusyTimes } from '../calendars/read-calendars.service.ts'
import * as changeRepo from '../change-requests/appointment-change.repo.ts'
import { invalidateSlots } from '../slot-cache.service.ts'
import * as repo from './appointment.repo.ts'
import { describeTime, toAppointmentDetails } from './appointment.view.ts'
import { applyVersionedChange } from './request.service.ts'
import { emailContextOf } from './store-request.service.ts'

type LoadedAppointment = LoadedAvailability & { appointment: Appointment; view: AppointmentDetails; now: Date }

async function loadForDecision({ now }: Context, tx: Tx, id: string): Promise<LoadedAppointment> {
  const appointment = await repo.findForUpdate(tx, id)
  if (!appointment) throw bookingErrors.APPOINTMENT_NOT_FOUND()
  const date = appointment.startsAt.toISOString().slice(0, 10)
  const loaded = await loadAvailability(tx, { now: now(), ...alternativesWindow(date), appointment: id, asOwner: true })
  const isOpen = loaded.availability.isOpen(appointment)
  return { ...loaded, appointment, now: now(), view: toAppointmentDetails(appointment, loaded, now(), isOpen) }
}

/** At the requested time, or at another one: then the confirmation names both times. */
export async function approveAppointment(ctx: Context, admin: journal.Actor, id: string, approval: Approval) {
  await refreshBusyTimes(ctx)
  return withBookingLock(ctx.db, async (tx) => {
    const found = await loadForDecision(ctx, tx, id)
    const { appointment, now } = found
    applyVersionedChange(found, approval.version, () => decide(appointment, { status: 'APPROVED' }, now))
    if (appointment.replacesId) return approveChange(ctx, tx, admin, found, approval)
    const time = await findNewTime(ctx, tx, found, approval)
    const approved = decide(appointment, { status: 'APPROVED', time }, now)
    if (hasPassed(approved, now)) throw bookingErrors.APPOINTMENT_PASSED()
    if (!time && !found.view.isOpen && !approval.evenIfClosed)
      throw slotConflictError('SLOT_UNAVAILABLE', found, {
        date: found.view.date,
        start: appointment.startsAt.getTime(),
        ...slotRequestOf(appointment),
      })
    const reminded = skipReminders(approved, found)
    if (time) await repo.endChangeRequest(tx, id, 'company')
    if (time) await repo.saveTime(tx, approved, slotRulesOf(found, appointment.requestType), reminded)
    await repo.save(tx, approved, reminded)
    const action = time ? 'approvedAtOtherTime' : 'approved'
    return recordAndNotify(ctx, tx, admin, found, approved, { action, emailKind: 'confirmed', note: approval.note })
  })
}

/** The appointment gets the requested time, or the one that the owner chose instead, and the request ends. */
async function approveChange(ctx: Context, tx: Tx, admin: journal.Actor, found: LoadedAppointment, approval: Approval) {
  const { appointment: request, now, view } = found
  const original = await repo.findForUpdate(tx, request.replacesId ?? '')
  if (!original) throw bookingErrors.APPOINTMENT_NOT_FOUND()
  // Its range is free for the appointment from here on.
  await repo.save(tx, applied(request, now))
  const { date = view.date, time: at = view.time, evenIfClosed, note } = approval
  const loaded = { ...found, appointment: original }
  const time = await findNewTime(ctx, tx, loaded, { date, time: at, evenIfClosed })
  if (!time) throw new AppError('INVALID_INPUT', 422, { time: 'booking-errors:time.same' })
  const changed = reschedule(original, time, now)
  if (hasPassed(changed, now)) throw bookingErrors.APPOINTMENT_PASSED()
  await repo.saveTime(tx, changed, slotRulesOf(found, changed.requestType), skipReminders(changed, found))
  await repo.save(tx, changed)
  return recordAndNotify(ctx, tx, admin, loaded, changed, { action: 'changeApproved', emailKind: 'confirmed', note })
}

export function denyAppointment(ctx: Context, admin: journal.Actor, id: string, { reason, version }: VersionedReason) {
  const deny = (pending: Appointment) => decide(pending, { status: 'DENIED', reason }, ctx.now())
  return changeStatus(ctx, admin, { id, version }, deny, 'denied', 'denied')
}

export function cancelAppointment(ctx: Context, admin: User, id: string, { reason, version }: VersionedReason) {
  const cancelByCompany = (appointment: Appointment) => {
    // A change request is approved or denied.
    if (appointment.replacesId) throw bookingErrors.NOT_APPROVED()
    return cancel(appointment, 'company', reason, ctx.now())
  }
  return changeStatus(ctx, admin, { id, version }, cancelByCompany, 'cancelled', 'cancelled')
}

export function recordNoShow(ctx: Context, admin: User, id: string, { noShow, version }: NoShowMark) {
  const mark = (appointment: Appointment) => markNoShow(appointment, noShow, ctx.now())
  return changeStatus(ctx, admin, { id, version }, mark, noShow ? 'missed' : 'notMissed')
}

function changeStatus(
  ctx: Context,
  admin: journal.Actor,
  { id, version }: Pick<Appointment, 'id' | 'version'>,
  change: (appointment: Appointment) => Appointment,
  action: string,
  emailKind?: ClientEmailKind,
) {
  return withBookingLock(ctx.db, async (tx) => {
    const found = await loadForDecision(ctx, tx, id)
    const changed = applyVersionedChange(found, version, () => change(found.appointment))
    await repo.save(tx, changed)
    if (changed.replacesId) return recordChangeDenied(ctx, tx, admin, found, changed)
    if (changed.status !== 'APPROVED') await repo.endChangeRequest(tx, id, 'company')
    return recordAndNotify(ctx, tx, admin, found, changed, { action, emailKind })
  })
}

/** Keeps the duration. Calendars update by the same UID with a higher SEQUENCE. */
export function moveAppointment(ctx: Context, admin: User, id: string, to: AppointmentMove) {
  return withBookingLock(ctx.db, async (tx) => {
    const found = await loadForDecision(ctx, tx, id)
    const { appointment, now } = found
    applyVersionedChange(found, to.version, () => move(appointment, appointment.startsAt, appointment.endsAt, now))
    const time = await findNewTime(ctx, tx, found, to)
    // A move to the same time would send a misleading email.
    if (!time) throw new AppError('INVALID_INPUT', 422, { time: 'booking-errors:time.same' })
    const moved = move(appointment, time.startsAt, time.endsAt, now)
    const buffers = slotRulesOf(found, appointment.requestType)
    await repo.endChangeRequest(tx, id, 'company')
    await repo.saveTime(tx, moved, buffers, skipReminders(moved, found))
    return recordAndNotify(ctx, tx, admin, found, moved, { action: 'moved', emailKind: 'moved', note: to.note })
  })
}

type NewTime = { date?: string | undefined; time?: string | undefined; evenIfClosed: boolean }

/** With the duration of the appointment; undefined if it is its current time. Throws if the time is not available. */
async function findNewTime(ctx: Context, tx: Tx, { appointment, zone }: LoadedAppointment, to: NewTime) {
  const { date, time, evenIfClosed } = to
  if (!date || !time || describeTime(appointment, zone) === `${date} ${time}`) return undefined
  const wanted = { date, time, appointment: slotRequestOf(appointment), evenIfClosed }
  const { slot } = await requireSlot(tx, ownerQuery(ctx, appointment), wanted)
  return { startsAt: new Date(slot.start), endsAt: new Date(slot.end) }
}

/** The confirmation email replaces the reminders whose time has passed. */
export function skipReminders(
  { startsAt }: Appointment,
  { settings, now }: Pick<LoadedAppointment, 'settings' | 'now'>,
) {
  const remindedHours = dueReminder(settings, startsAt, now)
  return remindedHours === undefined ? undefined : { remindedFor: startsAt, remindedHours }
}

/** Admins are only limited by taken times; the appointment itself and the hold of its client are ignored. */
export function ownerQuery({ now }: Context, { id, userId }: Pick<Appointment, 'userId'> & { id?: string }) {
  return { now: now(), appointment: id, user: userId ?? undefined, asOwner: true }
}

type Change = { action: string; emailKind?: ClientEmailKind | undefined; note?: string }

/** Writes the journal entry, queues the email and returns the new state. The journal holds the time, no personal data. */
export async function recordAndNotify(
  ctx: Context,
  tx: Tx,
  admin: journal.Actor,
  found: Pick<LoadedAppointment, 'appointment' | 'zone' | 'now' | 'availability' | 'company' | 'subjects' | 'settings'>,
  after: Appointment,
  { action, emailKind, note }: Change,
): Promise<AppointmentDetails> {
  const { appointment: before, zone, now, availability } = found
  const isMoved = before.startsAt.getTime() !== after.startsAt.getTime()
  const times = [before, ...(isMoved ? [after] : [])].map((appointment) => describeTime(appointment, zone))
  const details = { name: times.join(' → ') }
  await invalidateSlots(tx)
  await journal.record(tx, { at: now, actor: admin, action: `appointment.${action}`, subject: after.id, details })
  if (isAppointmentChange(action)) {
    const fromStart = isMoved ? before.startsAt : null
    const change = { at: now, by: 'company', kind: action, fromStart, toStart: after.startsAt } as const
    await changeRepo.record(tx, { appointmentId: after.id, ...change })
  }
  if (emailKind && after.email) {
    const isInCalendars = before.status === 'APPROVED' || after.status === 'APPROVED'
    const isRequestedChange = action === 'changeApproved'
    const about = {
      appointment: after,
      isInCalendars,
      note,
      isChange: isRequestedChange,
      ...(isMoved ? { before } : {}),
    }
    await queueEmail(ctx, tx, await buildClientEmail(emailKind, about, emailContextOf({ ...ctx, db: tx }, found)))
  }
  return toAppointmentDetails(after, found, now, availability.isOpen(after))
}

/** The appointment is unchanged; the email is about it. */
async function recordChangeDenied(
  ctx: Context,
  tx: Tx,
  admin: journal.Actor,
  { now, zone, availability, ...found }: LoadedAppointment,
  request: Appointment,
): Promise<AppointmentDetails> {
  const original = await repo.find(tx, request.replacesId ?? '')
  if (!original) throw bookingErrors.APPOINTMENT_NOT_FOUND()
  const { id: subject, startsAt: fromStart } = original
  const details = { name: `${describeTime(original, zone)} → ${describeTime(request, zone)}` }
  await invalidateSlots(tx)
  await journal.record(tx, { at: now, actor: admin, action: 'appointment.changeDenied', subject, details })
  const change = { at: now, by: 'company', kind: 'changeDenied', fromStart, toStart: request.startsAt } as const
  await changeRepo.record(tx, { appointmentId: subject, ...change })
  if (request.email) {
    const appointment = { ...original, denialReason: request.denialReason }
    const context = emailContextOf({ ...ctx, db: tx }, found)
    await queueEmail(
      ctx,
      tx,
      await buildClientEmail('denied', { appointment, before: request, isChange: true }, context),
    )
  }
  return toAppointmentDetails(request, { ...found, zone }, now, availability.isOpen(request))
}
