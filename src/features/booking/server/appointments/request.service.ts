import { randomUUID } from 'node:crypto'
import { findOwnerRecipients } from '#features/identity/server/users/owner-recipients.service.ts'
import { queueEmail } from '#features/mail/server/email.service.ts'
import { AppError } from '#kernel/app-error.ts'
import type { Locale } from '#kernel/locale.ts'
import { fullName, type User } from '#kernel/user.ts'
import { createSerialQueue } from '#platform/server/concurrency/time-limit.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db.ts'
import type { AppointmentRequest, OwnAppointment } from '../../model/appointment.schema.ts'
import { type Appointment, type AppointmentClient, hasPassed, isUpcoming, withdraw } from '../../model/appointment.ts'
import type { TimeSpan } from '../../model/availability.ts'
import { bookingErrors } from '../../model/booking.errors.ts'
import { findSubject } from '../../model/subjects/subject.ts'
import { type BookingConfig, loadBookingConfig, requireSlot } from '../availability/availability.service.ts'
import { buildClientEmail, renderClientInvite } from '../booking.mail.tsx'
import { withBookingLock } from '../booking-lock.service.ts'
import { refreshBusyTimes } from '../calendars/read-calendars.service.ts'
import * as changeRepo from '../change-requests/appointment-change.repo.ts'
import { buildWithdrawalEmail } from '../owner.mail.tsx'
import { invalidateSlots } from '../slot-cache.service.ts'
import * as repo from './appointment.repo.ts'
import { toOwnAppointment } from './appointment.view.ts'
import { emailContextOf, requireAnswers, storeRequest } from './store-request.service.ts'

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
  try {
    await refreshBusyTimes(ctx, () => readRequest(ctx, user, request))
    return await serializeRequest(() => insertRequest(ctx, { ...user, language: locale }, request))
  } catch (error) {
    const isTaken = error instanceof AppError && error.code === 'SLOT_TAKEN'
    const appointment = isTaken ? await findSameRequest(ctx, user, request) : undefined
    throw appointment ? bookingErrors.ALREADY_REQUESTED({ appointment }) : error
  }
}

/** Throws if the slot is not available or an answer is missing. */
async function readRequest({ db, now }: Context, user: User, request: AppointmentRequest) {
  const loaded = await requireSlot(db, { now: now(), user: user.id }, request)
  const answers = requireAnswers(findSubject(loaded, request.requestType)?.questions ?? [], request.answers)
  return { loaded, answers }
}

async function insertRequest(ctx: Context, user: User, request: AppointmentRequest): Promise<OwnAppointment> {
  const now = ctx.now()
  const { loaded, answers } = await readRequest(ctx, user, request)
  const appointment = buildAppointment(toClient(user), { ...request, answers }, loaded.slot, now)
  await storeRequest(ctx, appointment, loaded, { isUnlimited: user.role === 'ADMIN' })
  return toOwnAppointment(appointment, loaded, now)
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

type RequestedAppointment = Pick<Appointment, 'requestType' | 'comments'> &
  Partial<Pick<Appointment, 'id' | 'answers' | 'phone'>>

export function buildAppointment(
  client: AppointmentClient,
  { requestType, comments, answers = [], phone = '', id = randomUUID() }: RequestedAppointment,
  { start, end }: TimeSpan,
  createdAt: Date,
): Appointment {
  return {
    id,
    ...client,
    phone,
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
    replacesId: null,
    replacesStart: null,
    sequence: 0,
    version: 0,
    createdAt,
    decidedAt: null,
  }
}

export async function listOwnAppointments({ db, now }: Pick<Context, 'db' | 'now'>, user: User) {
  const config = await loadBookingConfig(db)
  const rows = await repo.listByUser(db, user.id)
  const changes = new Map(rows.filter(({ status }) => status === 'PENDING').map((row) => [row.replacesId, row]))
  const own = rows.filter(({ replacesId }) => replacesId === null)
  return { appointments: own.map((row) => toOwnAppointment(row, config, now(), changes.get(row.id))) }
}

export function withdrawAppointment(ctx: Context, user: User, id: string, version: number): Promise<OwnAppointment> {
  return withdrawIf(ctx, { id, version }, ({ userId }) => userId === user.id)
}

/** `isOfClient`: who may withdraw it, by session or by the token of the link. */
export function withdrawIf(
  ctx: Context,
  { id, version }: Pick<Appointment, 'id' | 'version'>,
  isOfClient: (appointment: Appointment) => boolean,
): Promise<OwnAppointment> {
  return withBookingLock(ctx.db, async (tx) => {
    const found = await repo.findForUpdate(tx, id)
    if (!found || !isOfClient(found)) throw bookingErrors.APPOINTMENT_NOT_FOUND()
    const config = await loadBookingConfig(tx)
    const now = ctx.now()
    const loaded = { appointment: found, view: toOwnAppointment(found, config, now) }
    const cancelled = applyVersionedChange(loaded, version, () => withdraw(found, config.settings, now))
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
  const { id, replacesId, replacesStart: fromStart, startsAt: toStart } = found
  const kind = replacesId ? 'changeWithdrawn' : 'cancelled'
  const change = { at: context.now, by: 'client', kind, fromStart, toStart } as const
  await changeRepo.record(tx, { appointmentId: replacesId ?? id, ...change })
  // Nothing changes for the client: the appointment keeps its time.
  if (replacesId) return
  await repo.endChangeRequest(tx, id, 'client')
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
  return renderInviteOf(ctx, appointment)
}

export async function renderInviteOf(ctx: Context, appointment: Appointment): Promise<string> {
  if (!isUpcoming(appointment, ctx.now()) || appointment.replacesId) throw bookingErrors.INVITE_NOT_FOUND()
  return renderClientInvite(appointment, emailContextOf(ctx, await loadBookingConfig(ctx.db)))
}
