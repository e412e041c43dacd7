import type { Answer } from '#features/form-questions/model/question.schema.ts'
import type { Locale } from '#kernel/locale.ts'
import { HOUR_MS } from '#kernel/time-units.ts'
import { bookingErrors } from './booking.errors.ts'
import type { RequestType } from './subjects/subject.schema.ts'

/** PENDING and APPROVED occupy their time; DENIED and CANCELLED do not. */
export const APPOINTMENT_STATUSES = ['PENDING', 'APPROVED', 'DENIED', 'CANCELLED'] as const
export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number]

export const CANCELLERS = ['client', 'company'] as const
export type Canceller = (typeof CANCELLERS)[number]

/** Entries of the history of an appointment. */
export const APPOINTMENT_CHANGES = [
  'requested',
  'booked',
  'recorded',
  'approved',
  'approvedAtOtherTime',
  'denied',
  'moved',
  'changeRequested',
  'changeApproved',
  'changeDenied',
  'changeWithdrawn',
  'cancelled',
] as const
type AppointmentChange = (typeof APPOINTMENT_CHANGES)[number]

export function isAppointmentChange(action: string): action is AppointmentChange {
  return APPOINTMENT_CHANGES.some((kind) => kind === action)
}

export type Appointment = {
  id: string
  /** Null for a guest, and after the account was deleted. */
  userId: string | null
  name: string
  email: string
  locale: Locale
  /** Of a guest, if the form asks for it; otherwise empty. */
  phone: string
  requestType: RequestType
  status: AppointmentStatus
  startsAt: Date
  endsAt: Date
  comments: string
  /** To the questions of the subject, with copies of the questions. */
  answers: Answer[]
  /** Unguessable; replaces `{room}` in the place of the subject. */
  meetingRoom: string
  denialReason: string | null
  cancelReason: string | null
  cancelledBy: Canceller | null
  noShow: boolean
  /** A change request: this time instead of that of the appointment with this id, which began at `replacesStart`. */
  replacesId: string | null
  replacesStart: Date | null
  /** iCalendar SEQUENCE: incremented by every change that calendars must pick up. */
  sequence: number
  /** Incremented by every change; a decision names the version it was based on (optimistic locking). */
  version: number
  createdAt: Date
  decidedAt: Date | null
}

/** The person that an appointment is for; emails use these values. */
export type AppointmentClient = Pick<Appointment, 'userId' | 'name' | 'email' | 'locale'>

/** A guest is a client without an account. After an erasure the address is empty. */
export function isGuest({ userId, email }: Pick<Appointment, 'userId' | 'email'>): boolean {
  return userId === null && email !== ''
}

/** Retention period of guests in the privacy policy. */
export const GUEST_YEARS = 2

/** `time`: approved at another time than the requested one. */
type AppointmentDecision =
  | { status: 'APPROVED'; time?: Pick<Appointment, 'startsAt' | 'endsAt'> | undefined }
  | { status: 'DENIED'; reason: string }

/** The only transition out of PENDING besides a cancellation. */
export function decide(appointment: Appointment, decision: AppointmentDecision, at: Date): Appointment {
  if (appointment.status !== 'PENDING') throw bookingErrors.ALREADY_DECIDED()
  const isDenied = decision.status === 'DENIED'
  const time = isDenied ? undefined : decision.time
  const denialReason = isDenied ? decision.reason : null
  return withNextVersion({ ...appointment, ...time, status: decision.status, denialReason, decidedAt: at })
}

/** By the client or the company, before the appointment begins. */
export function cancel(appointment: Appointment, by: Canceller, reason: string | null, at: Date): Appointment {
  if (!holdsTime(appointment)) throw bookingErrors.ALREADY_DECIDED()
  if (hasPassed(appointment, at)) throw bookingErrors.APPOINTMENT_PASSED()
  return withNextSequence({ ...appointment, status: 'CANCELLED', cancelReason: reason, cancelledBy: by })
}

/** The approval of a change request. The appointment keeps its id, so that links and calendar events stay the same. */
export function reschedule(
  appointment: Appointment,
  { startsAt, endsAt }: Pick<Appointment, 'startsAt' | 'endsAt'>,
  at: Date,
): Appointment {
  if (!holdsTime(appointment)) throw bookingErrors.ALREADY_DECIDED()
  return withNextSequence({ ...appointment, status: 'APPROVED', startsAt, endsAt, decidedAt: at, noShow: false })
}

/** A change request that was approved: its time is that of the appointment now. */
export function isApplied({ replacesId, status, cancelledBy }: Appointment): boolean {
  return replacesId !== null && status === 'CANCELLED' && cancelledBy === null
}

export function applied(request: Appointment, at: Date): Appointment {
  return withNextVersion({ ...request, status: 'CANCELLED', decidedAt: at })
}

export function move(appointment: Appointment, startsAt: Date, endsAt: Date, at: Date): Appointment {
  if (appointment.status !== 'APPROVED') throw bookingErrors.NOT_APPROVED()
  if (hasPassed(appointment, at)) throw bookingErrors.APPOINTMENT_PASSED()
  return withNextSequence({ ...appointment, startsAt, endsAt })
}

export function markNoShow(appointment: Appointment, noShow: boolean, at: Date): Appointment {
  if (appointment.status !== 'APPROVED') throw bookingErrors.NOT_APPROVED()
  if (!hasPassed(appointment, at)) throw bookingErrors.NOT_YET_BEGUN()
  return withNextVersion({ ...appointment, noShow })
}

/** The status as the admin area shows it: approved appointments are upcoming, completed or missed. */
export const APPOINTMENT_OUTCOMES = ['pending', 'upcoming', 'completed', 'noShow', 'denied', 'cancelled'] as const
export type AppointmentOutcome = (typeof APPOINTMENT_OUTCOMES)[number]

export function outcomeOf({
  status,
  noShow,
  hasPassed,
}: Pick<Appointment, 'status' | 'noShow'> & { hasPassed: boolean }): AppointmentOutcome {
  if (status === 'APPROVED') return noShow ? 'noShow' : hasPassed ? 'completed' : 'upcoming'
  return ({ PENDING: 'pending', DENIED: 'denied', CANCELLED: 'cancelled' } as const)[status]
}

/** Requests that can still be approved, soonest first; then those whose time has passed, latest first. */
export function sortByUrgency<Request extends { startsAt: string; hasPassed: boolean }>(
  requests: readonly Request[],
): Request[] {
  const soonestFirst = requests.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))
  const open = soonestFirst.filter(({ hasPassed }) => !hasPassed)
  return [...open, ...soonestFirst.filter(({ hasPassed }) => hasPassed).toReversed()]
}

function holdsTime({ status }: Pick<Appointment, 'status'>): boolean {
  return status === 'PENDING' || status === 'APPROVED'
}

export function hasPassed({ startsAt }: Pick<Appointment, 'startsAt'>, now: Date): boolean {
  return startsAt <= now
}

/** Until when the client can change or withdraw it. The limit of the owner is for approved appointments: a request is not agreed yet. */
export function changeDeadline(
  { status, startsAt }: Pick<Appointment, 'status' | 'startsAt'>,
  changeHours: number,
): Date {
  return status === 'APPROVED' ? new Date(startsAt.getTime() - changeHours * HOUR_MS) : startsAt
}

export function canClientChange(
  appointment: Appointment,
  { changeHours }: { changeHours: number },
  now: Date,
): boolean {
  return isUpcoming(appointment, now) && now < changeDeadline(appointment, changeHours)
}

/** By the client, within the limit of the owner. */
export function withdraw(appointment: Appointment, settings: { changeHours: number }, at: Date): Appointment {
  const withdrawn = cancel(appointment, 'client', null, at)
  if (!canClientChange(appointment, settings, at)) throw bookingErrors.TOO_LATE_TO_CHANGE()
  return withdrawn
}

/** Until it begins, a request or an approved appointment can be withdrawn and has a calendar file. */
export function isUpcoming(appointment: Pick<Appointment, 'status' | 'startsAt'>, now: Date): boolean {
  return holdsTime(appointment) && !hasPassed(appointment, now)
}

function withNextSequence(appointment: Appointment): Appointment {
  return withNextVersion({ ...appointment, sequence: appointment.sequence + 1 })
}

function withNextVersion(appointment: Appointment): Appointment {
  return { ...appointment, version: appointment.version + 1 }
}
