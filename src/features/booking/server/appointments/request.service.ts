import { randomUUID } from 'node:crypto'
import { readAnswers } from '#features/form-questions/model/answers.ts'
import type { Answer, GivenAnswers, Question } from '#features/form-questions/model/question.schema.ts'
import { findOwnerRecipients } from '#features/identity/server/users/owner-recipients.service.ts'
import { queueEmail } from '#features/mail/server/email.service.ts'
import { AppError } from '#kernel/app-error.ts'
import { addDays, type LocalDate } from '#kernel/calendar.ts'
import { toInstant } from '#kernel/local-time.ts'
import type { Locale } from '#kernel/locale.ts'
import { MINUTE_MS } from '#kernel/time-units.ts'
import { fullName, type User } from '#kernel/user.ts'
import { createSerialQueue } from '#platform/server/concurrency/time-limit.ts'
import type { Context } from '#platform/server/context.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import type { AppointmentRequest, OwnAppointment } from '../../model/appointment.schema.ts'
import { type Appointment, type AppointmentClient, cancel, hasPassed, isUpcoming } from '../../model/appointment.ts'
import type { TimeSpan } from '../../model/availability.ts'
import { bookingErrors } from '../../model/booking.errors.ts'
import { slotRulesOf } from '../../model/subjects/slot-rules.ts'
import { findSubject } from '../../model/subjects/subject.ts'
import {
  type BookingConfig,
  loadBookingConfig,
  requireSlot,
  slotConflictError,
  subjectGoneError,
} from '../availability/availability.service.ts'
import { buildClientEmail, renderClientInvite } from '../booking.mail.tsx'
import { withBookingLock } from '../booking-lock.service.ts'
import { refreshBusyTimes } from '../calendars/read-calendars.service.ts'
import { createDecisionLink } from '../decision-link/decision-token.service.ts'
import { buildRequestEmail, buildWithdrawalEmail } from '../owner.mail.tsx'
import { invalidateSlots } from '../slot-cache.service.ts'
import * as repo from './appointment.repo.ts'
import { toOwnAppointment } from './appointment.view.ts'
import { markOwnerNotified } from './notice.repo.ts'

/** Limits emails: each request sends one, also if it is withdrawn immediately. */
export const MAX_REQUESTS_PER_HOUR = 20

/** The time limit of an API call. */
const REQUEST_TIMEOUT_MS = 15_000

/** In memory, see `booking-lock.service.ts`. */
const serializeRequest = createSerialQueue('appointment request', REQUEST_TIMEOUT_MS)

/**
 * `locale`: the language of the page, stored for every email about the appointment. A retry after a lost response gets
 * ALREADY_REQUESTED with the existing appointment instead of SLOT_TAKEN.
 */
export async function requestAppointment(
  ctx: Context,
  user: User,
  request: AppointmentRequest,
  locale: Locale = user.language,
): Promise<OwnAppointment> {
  await refreshBusyTimes(ctx)
  return serializeRequest(async () => {
    try {
      return await insertRequest(ctx, { ...user, language: locale }, request)
    } catch (error) {
      const isTaken = error instanceof AppError && error.code === 'SLOT_TAKEN'
      const appointment = isTaken ? await findSameRequest(ctx, user, request) : undefined
      throw appointment ? bookingErrors.ALREADY_REQUESTED({ appointment }) : error
    }
  })
}

/** The appointment, the receipt and the email to the owner are one transaction. */
async function insertRequest(ctx: Context, user: User, request: AppointmentRequest): Promise<OwnAppointment> {
  const now = ctx.now()
  const { slot, ...loaded } = await requireSlot(ctx.db, { now, user: user.id }, request)
  const answers = requireAnswers(findSubject(loaded, request.requestType)?.questions ?? [], request.answers)
  const appointment = buildAppointment(toClient(user), { ...request, answers }, slot, now)
  const rules = slotRulesOf(loaded, request.requestType)
  const day = Number.isFinite(rules.maxPerDay) ? dayAround(slot.date, loaded.zone) : undefined
  const wanted = { ...slot, type: request.requestType, minutes: (slot.end - slot.start) / MINUTE_MS }
  return withBookingLock(ctx.db, async (tx) => {
    // The receipt is rendered while the database inserts.
    const [conflicts] = await Promise.all([
      repo.insert(tx, appointment, rules, { day }),
      invalidateSlots(tx),
      buildClientEmail('receipt', { appointment }, emailContextOf({ ...ctx, db: tx }, loaded)).then((receipt) =>
        queueEmail(ctx, tx, receipt),
      ),
      notifyOwner(ctx, tx, appointment, loaded),
    ])
    // Another process may have taken the slot after the availability was read.
    if (!conflicts || conflicts.isHeld) throw slotConflictError('SLOT_TAKEN', loaded, wanted)
    if (!conflicts.isOffered) throw subjectGoneError()
    if (conflicts.sameDay >= rules.maxPerDay)
      throw slotConflictError('SLOT_UNAVAILABLE', loaded, { ...wanted, isDayFull: true })
    if (conflicts.open >= loaded.settings.openRequests) throw bookingErrors.TOO_MANY_OPEN_REQUESTS()
    if (conflicts.recent >= MAX_REQUESTS_PER_HOUR && user.role !== 'ADMIN') throw bookingErrors.TOO_MANY_REQUESTS()
    return toOwnAppointment(appointment, loaded, now)
  })
}

export function requireAnswers(questions: readonly Question[], given: GivenAnswers): Answer[] {
  const { answers, errors } = readAnswers(questions, given)
  if (Object.keys(errors).length > 0) throw new AppError('INVALID_INPUT', 422, errors)
  return answers
}

function dayAround(date: LocalDate, zone: string) {
  return { start: new Date(toInstant(date, 0, zone)), end: new Date(toInstant(addDays(date, 1), 0, zone)) }
}

async function notifyOwner(ctx: Context, tx: Tx, appointment: Appointment, config: BookingConfig): Promise<void> {
  if (config.settings.ownerNotice !== 'atOnce') return
  const context = emailContextOf({ ...ctx, db: tx }, config)
  for (const owner of await findOwnerRecipients({ ...ctx, db: tx }, config.company)) {
    const link = createDecisionLink(ctx, appointment, owner)
    await queueEmail(ctx, tx, await buildRequestEmail(appointment, owner, link, context))
  }
  await markOwnerNotified(tx, [appointment], { ownerNotifiedAt: context.now })
}

async function findSameRequest({ db, now }: Context, user: User, { requestType, date, time }: AppointmentRequest) {
  const config = await loadBookingConfig(db)
  const upcoming = (await repo.listUpcoming(db, now(), user.id)).map((row) => toOwnAppointment(row, config, now()))
  return upcoming.find((own) => own.requestType === requestType && own.date === date && own.time === time)
}

type ClientUser = Pick<User, 'id' | 'email' | 'firstName' | 'lastName' | 'language'>

export function toClient(user: ClientUser): AppointmentClient {
  return { userId: user.id, name: fullName(user), email: user.email, locale: user.language }
}

export function buildAppointment(
  client: AppointmentClient,
  { requestType, comments, answers = [] }: Pick<Appointment, 'requestType' | 'comments'> & { answers?: Answer[] },
  { start, end }: TimeSpan,
  createdAt: Date,
): Appointment {
  return {
    id: randomUUID(),
    ...client,
    requestType,
    status: 'PENDING',
    startsAt: new Date(start),
    endsAt: new Date(end),
    comments,
    answers,
    meetingRoom: randomUUID().replaceAll('-', ''),
    denialReason: null,
    cancelReason: null,
    cancelledBy: null,
    noShow: false,
    sequence: 0,
    version: 0,
    createdAt,
    decidedAt: null,
  }
}

export function emailContextOf(
  { db, env, now, languages }: Pick<Context, 'env' | 'now' | 'languages'> & { db: Db },
  { company, subjects }: Pick<BookingConfig, 'company' | 'subjects'>,
) {
  return { db, company, subjects, origin: env.origin, now: now(), languages: languages.current() }
}

export async function listOwnAppointments({ db, now }: Pick<Context, 'db' | 'now'>, user: User) {
  const config = await loadBookingConfig(db)
  const rows = await repo.listByUser(db, user.id)
  return { appointments: rows.map((row) => toOwnAppointment(row, config, now())) }
}

export function withdrawAppointment(ctx: Context, user: User, id: string, version: number): Promise<OwnAppointment> {
  return ctx.db.transaction(async (tx) => {
    const found = await repo.findForUpdate(tx, id)
    if (found?.userId !== user.id) throw bookingErrors.APPOINTMENT_NOT_FOUND()
    const config = await loadBookingConfig(tx)
    const now = ctx.now()
    const loaded = { appointment: found, view: toOwnAppointment(found, config, now) }
    const cancelled = applyVersionedChange(loaded, version, () => cancel(found, 'client', null, now))
    await notifyOfWithdrawal(ctx, tx, found, cancelled, config)
    return toOwnAppointment(cancelled, config, now)
  })
}

/**
 * Optimistic locking. An impossible transition is reported before an outdated version; both errors carry the current
 * appointment.
 */
export function applyVersionedChange(
  { appointment, view }: { appointment: Appointment; view: OwnAppointment },
  version: number,
  change: () => Appointment,
): Appointment {
  try {
    const changed = change()
    if (appointment.version !== version) throw bookingErrors.APPOINTMENT_CHANGED()
    return changed
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw new AppError(error.code, error.status, error.fields, { appointment: view })
  }
}

/** Emails the client, and the owner if the appointment was approved; without the client's name if the account is deleted. */
export async function notifyOfWithdrawal(
  ctx: Context,
  tx: Tx,
  found: Appointment,
  cancelled: Appointment,
  config: BookingConfig,
  cause: 'withdrawn' | 'accountDeleted' = 'withdrawn',
) {
  const isInCalendars = found.status === 'APPROVED'
  const context = emailContextOf({ ...ctx, db: tx }, config)
  await repo.save(tx, cancelled)
  await invalidateSlots(tx)
  await queueEmail(ctx, tx, await buildClientEmail('withdrawn', { appointment: cancelled, isInCalendars }, context))
  if (!isInCalendars || hasPassed(found, context.now)) return
  const shownToOwner = cause === 'accountDeleted' ? { ...cancelled, name: '' } : cancelled
  for (const owner of await findOwnerRecipients({ ...ctx, db: tx }, config.company))
    await queueEmail(ctx, tx, await buildWithdrawalEmail(shownToOwner, owner, context))
}

export async function downloadInvite(ctx: Context, user: User, id: string): Promise<string> {
  const appointment = await repo.find(ctx.db, id)
  const mayDownload = appointment && (appointment.userId === user.id || user.role === 'ADMIN')
  if (!mayDownload) throw bookingErrors.APPOINTMENT_NOT_FOUND()
  if (!isUpcoming(appointment, ctx.now())) throw bookingErrors.INVITE_NOT_FOUND()
  return renderClientInvite(appointment, emailContextOf(ctx, await loadBookingConfig(ctx.db)))
}
