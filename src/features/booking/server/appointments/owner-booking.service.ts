import { saveCallDetails } from '#features/clients/server/client.service.ts'
import { AppError } from '#kernel/app-error.ts'
import { toLocal, toMinute } from '#kernel/local-time.ts'
import type { User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import type { AppointmentForClient, PastAppointment } from '../../model/appointment.schema.ts'
import { decide } from '../../model/appointment.ts'
import { slotRequestOf } from '../../model/availability.ts'
import { bookingErrors } from '../../model/booking.errors.ts'
import { slotRulesOf } from '../../model/subjects/slot-rules.ts'
import {
  type BookingConfig,
  loadAvailability,
  requireSlot,
  requireSubject,
  slotConflictError,
} from '../availability/availability.service.ts'
import { withBookingLock } from '../booking-lock.service.ts'
import { findClient } from '../guests/guest.service.ts'
import * as repo from './appointment.repo.ts'
import { ownerQuery, recordAndNotify, skipReminders } from './appointment-decision.service.ts'
import { buildAppointment } from './request.service.ts'
import { requireAnswers } from './store-request.service.ts'

type SubjectAnswers = Pick<PastAppointment, 'requestType' | 'answers'>

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
    const slot = loaded.availability.slotAt(past.date, toMinute(past.time), wanted, { offGrid: true })
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
