import { saveCallDetails } from '#features/clients/server/client.service.ts'
import * as journal from '#features/journal/server/journal.service.ts'
import { queueEmail } from '#features/mail/server/email.service.ts'
import { AppError } from '#kernel/app-error.ts'
import { toLocal, toMinute, toTime } from '#kernel/local-time.ts'
import { MINUTE_MS } from '#kernel/time-units.ts'
import type { User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db.ts'
import type {
  AppointmentDetails,
  AppointmentForClient,
  AppointmentMove,
  Approval,
  NoShowMark,
  PastAppointment,
  VersionedReason,
} from '../../model/appointment.schema.ts'
import { type Appointment, cancel, decide, hasPassed, markNoShow, move } from '../../model/appointment.ts'
import type { SlotRequest } from '../../model/availability.ts'
import { bookingErrors } from '../../model/booking.errors.ts'
import { dueReminder } from '../../model/reminder-times.ts'
import { slotRulesOf } from '../../model/subjects/slot-rules.ts'
import {
  alternativesWindow,
  type BookingConfig,
  type LoadedAvailability,
  loadAvailability,
  requireSlot,
  requireSubject,
  slotConflictError,
} from '../availability/availability.service.ts'
import { buildClientEmail, type ClientEmailKind } from '../booking.mail.tsx'
import { withBookingLock } from '../booking-lock.service.ts'
import { refreshBusyTimes } from '../calendars/read-calendars.service.ts'
import { findClient } from '../guests/guest.service.ts'
import { invalidateSlots } from '../slot-cache.service.ts'
import * as repo from './appointment.repo.ts'
import { toAppointmentDetails } from './appointment.view.ts'
import { applyVersionedChange, buildAppointment } from './request.service.ts'
import { emailContextOf, requireAnswers } from './store-request.service.ts'

type SubjectAnswers = Pick<PastAppointment, 'requestType' | 'answers'>
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
    if (time) await repo.saveTime(tx, approved, slotRulesOf(found, appointment.requestType), reminded)
    await repo.save(tx, approved, reminded)
    const action = time ? 'approvedAtOtherTime' : 'approved'
    return recordAndNotify(ctx, tx, admin, found, approved, { action, emailKind: 'confirmed', note: approval.note })
  })
}

export function denyAppointment(ctx: Context, admin: journal.Actor, id: string, { reason, version }: VersionedReason) {
  const deny = (pending: Appointment) => decide(pending, { status: 'DENIED', reason }, ctx.now())
  return changeStatus(ctx, admin, { id, version }, deny, 'denied', 'denied')
}

export function cancelAppointment(ctx: Context, admin: User, id: string, { reason, version }: VersionedReason) {
  const cancelByCompany = (appointment: Appointment) => cancel(appointment, 'company', reason, ctx.now())
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
  return ctx.db.transaction(async (tx) => {
    const found = await loadForDecision(ctx, tx, id)
    const changed = applyVersionedChange(found, version, () => change(found.appointment))
    await repo.save(tx, changed)
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

/** The subject of an appointment, with its own duration. */
function slotRequestOf({ requestType, startsAt, endsAt }: Appointment): SlotRequest {
  return { type: requestType, minutes: (endsAt.getTime() - startsAt.getTime()) / MINUTE_MS }
}

/** Created by an admin: approved immediately. */
export function createAppointmentFor(ctx: Context, admin: User, requested: AppointmentForClient) {
  return withBookingLock(ctx.db, async (tx) => {
    const client = await findClient(tx, requested)
    const now = ctx.now()
    const { slot, ...loaded } = await requireSlot(tx, ownerQuery(ctx, client), requested)
    const answers = readOwnerAnswers(loaded, requested)
    const booked = decide(buildAppointment(client, { ...requested, answers }, slot, now), { status: 'APPROVED' }, now)
    const reminded = skipReminders(booked, { ...loaded, now })
    const buffers = slotRulesOf(loaded, requested.requestType)
    if (!(await repo.insert(tx, booked, buffers, { reminded })))
      throw slotConflictError('SLOT_TAKEN', loaded, { ...slot, ...slotRequestOf(booked) })
    await saveCallDetails(ctx, tx, admin, client, { ...requested, today: toLocal(now, loaded.zone).date })
    const created = { ...loaded, appointment: booked, now }
    const note = requested.shareComments ? requested.comments : ''
    return recordAndNotify(ctx, tx, admin, created, booked, { action: 'booked', emailKind: 'confirmed', note })
  })
}

/** An appointment that took place without being booked here, such as a phone call. Sends no email. */
export function recordPastAppointment(ctx: Context, admin: User, { noShow, ...past }: PastAppointment) {
  return withBookingLock(ctx.db, async (tx) => {
    const client = await findClient(tx, past)
    const now = ctx.now()
    const loaded = await loadAvailability(tx, { now, from: past.date, to: past.date })
    const answers = readOwnerAnswers(loaded, past)
    const minutes = requireSubject(loaded, past.requestType, { asOwner: true }).minutes
    const wanted = { type: past.requestType, minutes }
    const slot = loaded.availability.slotAt(past.date, toMinute(past.time), wanted, true)
    if (!('label' in slot)) throw new AppError('INVALID_INPUT', 422, { time: 'booking-errors:time.missing' })
    if (slot.reason !== 'passed') throw new AppError('INVALID_INPUT', 422, { date: 'booking-errors:date.notPast' })
    const recorded = {
      ...decide(buildAppointment(client, { ...past, answers }, slot, now), { status: 'APPROVED' }, now),
      noShow,
    }
    if (!(await repo.insert(tx, recorded, slotRulesOf(loaded, past.requestType))))
      throw bookingErrors.SLOT_TAKEN({ alternatives: [] })
    return recordAndNotify(ctx, tx, admin, { ...loaded, appointment: recorded, now }, recorded, { action: 'recorded' })
  })
}

/** Answers that the owner knows: none is required. */
function readOwnerAnswers(config: BookingConfig, { requestType, answers }: SubjectAnswers) {
  const { questions } = requireSubject(config, requestType, { asOwner: true })
  return requireAnswers(
    questions.map((question) => ({ ...question, isRequired: false })),
    answers,
  )
}

/** The confirmation email replaces the reminders whose time has passed. */
function skipReminders({ startsAt }: Appointment, { settings, now }: Pick<LoadedAppointment, 'settings' | 'now'>) {
  const remindedHours = dueReminder(settings, startsAt, now)
  return remindedHours === undefined ? undefined : { remindedFor: startsAt, remindedHours }
}

/** Admins are only limited by taken times; the appointment itself and the hold of its client are ignored. */
function ownerQuery({ now }: Context, { id, userId }: Pick<Appointment, 'userId'> & { id?: string }) {
  return { now: now(), appointment: id, user: userId ?? undefined, asOwner: true }
}

type Change = { action: string; emailKind?: ClientEmailKind | undefined; note?: string }

/** Writes the journal entry, queues the email and returns the new state. The journal holds the time, no personal data. */
async function recordAndNotify(
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
  if (emailKind && after.email) {
    const isInCalendars = before.status === 'APPROVED' || after.status === 'APPROVED'
    const about = { appointment: after, isInCalendars, note, ...(isMoved ? { before } : {}) }
    await queueEmail(ctx, tx, await buildClientEmail(emailKind, about, emailContextOf({ ...ctx, db: tx }, found)))
  }
  return toAppointmentDetails(after, found, now, availability.isOpen(after))
}

function describeTime({ startsAt }: Appointment, zone: string): string {
  const { date, minute } = toLocal(startsAt, zone)
  return `${date} ${toTime(minute)}`
}
