import { z } from 'zod'
import { callDetails } from '#features/clients/model/call-details.schema.ts'
import { answer, givenAnswers } from '#features/form-questions/model/question.schema.ts'
import { DEFAULT_LOCALE, LOCALES } from '#kernel/locale.ts'
import { normalizeMultiline } from '#kernel/normalize-text.ts'
import { emailAddress, namedObject, nextCursor, pageLimit, requiredLine, requiredText } from '#kernel/schema-parts.ts'
import { APPOINTMENT_CHANGES, APPOINTMENT_STATUSES, CANCELLERS } from './appointment.ts'
import { requestTypeCode } from './subjects/subject.schema.ts'

/** Messages are translation keys, used by both the form and the API. */
export const localDate = z.iso
  .date({ error: ({ input }) => (input ? 'booking-errors:date.invalid' : 'booking-errors:date.required') })
  // The range that calendars and database timestamps support.
  .refine((date) => date >= '1970-01-01' && date < '2900-01-01', 'booking-errors:date.invalid')
export const localTime = z.iso.time({
  precision: -1,
  error: ({ input }) => (input ? 'booking-errors:time.invalid' : 'booking-errors:time.required'),
})
const dateTime = z.iso.datetime()
export const requestType = z
  .string('booking-errors:requestType.required')
  .refine((code) => requestTypeCode.safeParse(code).success, 'booking-errors:requestType.required')
  .describe('Code of a subject')

/** For pages that change their language without another request. */
export const inEveryLocale = z.record(z.enum(LOCALES), z.string())

/** A note of the owner to the client, part of the email. */
const clientNote = z
  .string()
  .overwrite(normalizeMultiline)
  .trim()
  .max(2000, 'booking-errors:reason.long')
  .default('')
  .describe('Quoted in the email to the client')
const reason = requiredText(2000, { required: 'booking-errors:reason.required', long: 'booking-errors:reason.long' })

export const slotChoice = z.object({ requestType, date: localDate, time: localTime })
export type SlotChoice = z.infer<typeof slotChoice>

export const appointmentRequest = slotChoice.extend({
  comments: requiredText(5000, { required: 'booking-errors:comments.required', long: 'booking-errors:comments.long' }),
  answers: givenAnswers,
})
export type AppointmentRequest = z.infer<typeof appointmentRequest>

/** Date and time are local to the zone of the business. */
const localMoment = { startsAt: dateTime, date: z.string(), time: z.string() }

export const ownAppointment = namedObject('OwnAppointment', {
  id: z.string(),
  version: z.int().describe('Incremented by every change; a decision sends the version it is based on'),
  requestType,
  subject: inEveryLocale.describe('Name of the subject, per language'),
  place: inEveryLocale.describe('Where it takes place, per language: a text, an address or a URL; may be empty'),
  status: z.enum(APPOINTMENT_STATUSES),
  startsAt: dateTime,
  endsAt: dateTime,
  date: z.string().describe('Local date in the zone of the business, such as 2026-03-02'),
  time: z.string().describe('Local time in the zone of the business, such as 09:30'),
  endTime: z.string(),
  zone: z.string(),
  minutes: z.int(),
  phone: z.string().describe('Given with the request; empty if the form did not ask for it'),
  comments: z.string(),
  answers: z.array(answer).describe('To the questions of the subject when it was requested'),
  denialReason: z.string().nullable(),
  cancelReason: z.string().nullable(),
  cancelledBy: z.enum(CANCELLERS).nullable(),
  createdAt: dateTime,
  decidedAt: dateTime.nullable(),
  canWithdraw: z.boolean().describe('Whether the client can still withdraw it'),
  changeUntil: dateTime.nullable().describe('Until when, if the owner limits it; also in the past'),
  hasInvite: z.boolean().describe('Whether the calendar file can be downloaded'),
  canChange: z.boolean().describe('Whether the client can ask for another time'),
  change: z
    .object({ id: z.string(), version: z.int(), ...localMoment })
    .nullable()
    .describe('The other time that the client asked for, until it is decided; the appointment keeps its time'),
})
export type OwnAppointment = z.infer<typeof ownAppointment>

export const ownAppointments = namedObject('OwnAppointments', { appointments: z.array(ownAppointment) })

export const appointmentDetails = namedObject('AppointmentDetails', {
  ...ownAppointment.shape,
  client: z
    .object({ id: z.string().nullable(), name: z.string(), email: z.string(), locale: z.enum(LOCALES) })
    .describe('The id is null for a guest and for a deleted client; the email is empty for a deleted client'),
  replaces: z
    .object({ id: z.string(), ...localMoment })
    .nullable()
    .describe('A change request: the appointment and the time that it asks to replace'),
  noShow: z.boolean(),
  hasPassed: z.boolean().describe('The appointment has begun or is over'),
  ageHours: z.number().describe('Hours since the request'),
  isOpen: z.boolean().describe('False if the current rules close this time'),
})
export type AppointmentDetails = z.infer<typeof appointmentDetails>

const historyEntry = z.object({
  at: dateTime,
  by: z.enum(CANCELLERS),
  kind: z.enum(APPOINTMENT_CHANGES),
  from: z.object(localMoment).nullable().describe('The time before; null if it is the same'),
  to: z.object(localMoment).describe('The time after, or the requested one'),
})
export const appointmentHistory = namedObject('AppointmentHistory', {
  zone: z.string(),
  entries: z.array(historyEntry),
})
export type AppointmentHistory = z.infer<typeof appointmentHistory>

export const appointmentList = namedObject('AppointmentList', {
  appointments: z.array(appointmentDetails),
  next: nextCursor('after'),
})
export type AppointmentList = z.infer<typeof appointmentList>

/** Case-insensitive. */
const status = z.string().toUpperCase().pipe(z.enum(APPOINTMENT_STATUSES, 'booking-errors:status.unknown'))

export const appointmentQuery = z.object({
  status: status.optional(),
  from: localDate.optional().describe('First day, inclusive'),
  to: localDate.optional().describe('Last day, inclusive'),
  when: z
    .enum(['coming', 'past', 'history'])
    .optional()
    .describe('coming: not begun yet, soonest first; past: begun; history: begun, denied or cancelled; latest first'),
  type: requestType.optional(),
  noShow: z.stringbool().optional().describe('Only appointments that are marked as no-show, or only others'),
  q: z.string().trim().max(100).optional().describe('Part of the name or email address of the client'),
  order: z.enum(['asc', 'desc']).optional().describe('By time; the default follows `when`'),
  after: z.string().max(100).optional().describe('Cursor: the `next` of the previous page'),
  limit: pageLimit(500, 1000),
})
export type AppointmentQuery = z.output<typeof appointmentQuery>

/** The `version` of the appointment that the decision is based on. */
const basedOnVersion = { version: z.int() }

export const approval = z
  .object({
    ...basedOnVersion,
    date: localDate.optional().describe('With `time`: approve at another time than the requested one'),
    time: localTime.optional(),
    evenIfClosed: z.boolean().default(false).describe('Approve even if the current rules close that time'),
    note: clientNote,
  })
  .refine(({ date, time }) => (date === undefined) === (time === undefined), {
    path: ['time'],
    error: 'booking-errors:time.required',
  })
export type Approval = z.output<typeof approval>
/** Of a denial or a cancellation. */
export const versionedReason = z.object({ reason, ...basedOnVersion })
export const withdrawal = z.object(basedOnVersion)
export const changeRequest = z.object({ ...basedOnVersion, date: localDate, time: localTime })
export type ChangeRequest = z.output<typeof changeRequest>
export type VersionedReason = z.infer<typeof versionedReason>
const guest = z.object({
  name: requiredLine(120, { required: 'booking-errors:name.required', long: 'booking-errors:name.long' }),
  email: emailAddress({ required: 'booking-errors:email.required', invalid: 'booking-errors:email.invalid' }),
  locale: z.enum(LOCALES).default(DEFAULT_LOCALE).describe('Language of the emails'),
})
export type Guest = z.output<typeof guest>

/** For a user or for a guest. */
const clientAppointment = slotChoice.extend({
  clientId: z.string().min(1, 'booking-errors:client.required').max(100).optional().describe('Id of a user'),
  guest: guest
    .optional()
    .describe('A client without an account, instead of clientId. Attached to the account that has this address'),
  comments: z.string().overwrite(normalizeMultiline).trim().max(5000, 'booking-errors:comments.long').default(''),
  answers: givenAnswers.describe('To the questions of the subject, by their code; none is required'),
})
const isForOneClient = ({ clientId, guest }: { clientId?: unknown; guest?: unknown }) =>
  (clientId === undefined) !== (guest === undefined)
const notForOneClient: z.core.$ZodCustomParams = {
  path: ['clientId'],
  error: 'booking-errors:client.required',
  // Also reported beside the errors of other fields.
  when: ({ value }) => Object(value) === value,
}

export const appointmentForClient = clientAppointment
  .extend({
    evenIfClosed: z.boolean().default(false),
    ...callDetails.shape,
    shareComments: z.boolean().default(false).describe('Quote the comments in the email to the client'),
  })
  .refine(isForOneClient, notForOneClient)
export type AppointmentForClient = z.output<typeof appointmentForClient>
export const pastAppointment = clientAppointment
  .extend({ noShow: z.boolean().default(false).describe('The client did not attend') })
  .refine(isForOneClient, notForOneClient)
export type PastAppointment = z.output<typeof pastAppointment>
export const appointmentMove = z.object({
  date: localDate,
  time: localTime,
  evenIfClosed: z.boolean().default(false),
  note: clientNote,
  ...basedOnVersion,
})
export type AppointmentMove = z.output<typeof appointmentMove>
export const noShowMark = z.object({ noShow: z.boolean().default(true), ...basedOnVersion })
export type NoShowMark = z.output<typeof noShowMark>
