import { z } from 'zod'
import { LOCALES } from '#kernel/locale.ts'
import { namedObject, requiredLine } from '#kernel/schema-parts.ts'
import { MINUTE_MS } from '#kernel/time-units.ts'

/** Why a calendar could not be read. */
export const CALENDAR_ERRORS = [
  'address',
  'unreachable',
  'timeout',
  'refused',
  'status',
  'tooLarge',
  'notCalendar',
  'damaged',
  'tooManyEvents',
  'tooComplex',
  'addressLost',
  'login',
  'plainPassword',
  'notCaldav',
  'noCalendar',
  'readOnly',
  /** The job that reads it does not run. */
  'unread',
  'port',
] as const
export type CalendarError = (typeof CALENDAR_ERRORS)[number]

/** `ics`: a file at a secret address. `caldav`: a calendar on a server, with a user name and a password. */
export const CALENDAR_KINDS = ['ics', 'caldav'] as const
export type CalendarKind = (typeof CALENDAR_KINDS)[number]

/** What the owner did with the event of an appointment in their calendar. */
export const EVENT_QUESTIONS = ['moved', 'deleted'] as const
export type EventQuestion = (typeof EVENT_QUESTIONS)[number]

export const MAX_CALENDARS = 50

/** A shorter failure is not reported: the next attempts often succeed. */
export const FAILURE_NOTICE_MS = 15 * MINUTE_MS

const INVALID = 'own-calendars:address.invalid'

/** `webcal:` is the same as `https:`. */
export function normalizeCalendarAddress(address: string): string {
  return address.trim().replace(/^webcals?:/i, 'https:')
}

function isCalendarAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, username, password } = new URL(address)
  return (protocol === 'https:' || protocol === 'http:') && !username && !password
}

const address = z
  .string(INVALID)
  .overwrite(normalizeCalendarAddress)
  .max(2000, INVALID)
  .refine(isCalendarAddress, INVALID)

const settings = {
  name: requiredLine(60, { required: 'own-calendars:name.required', long: 'own-calendars:name.long' }),
  blocksAllDay: z.boolean().default(true).describe('Whether all-day events are busy'),
  closesIfUnread: z
    .boolean()
    .default(false)
    .describe('Close all times while the calendar cannot be read, instead of using the last known busy times'),
  receivesAppointments: z
    .boolean()
    .default(false)
    .describe('Whether approved appointments are written to this CalDAV calendar; no other one receives them then'),
}

const username = z.string().trim().min(1, 'own-calendars:username.required').max(200, 'own-calendars:username.long')
/** Not trimmed: a password may begin or end with a space. */
const password = z.string().min(1, 'own-calendars:password.required').max(500, 'own-calendars:password.long')

export const calendarCreation = z
  .object({
    ...settings,
    kind: z.enum(CALENDAR_KINDS).default('ics'),
    address: address.describe(
      'Secret iCalendar address, or that of a CalDAV calendar as found by `/calendars/search`; never returned',
    ),
    username: username.optional().describe('Of a CalDAV calendar'),
    password: password.optional().describe('Of a CalDAV calendar; never returned'),
  })
  .superRefine(({ kind, username, password }, { addIssue }) => {
    if (kind === 'ics') return
    if (username === undefined)
      addIssue({ code: 'custom', path: ['username'], message: 'own-calendars:username.required' })
    if (password === undefined)
      addIssue({ code: 'custom', path: ['password'], message: 'own-calendars:password.required' })
  })
export type CalendarCreation = z.output<typeof calendarCreation>

export const calendarChange = z.object({
  ...settings,
  address: address.optional().describe('Absent: unchanged'),
  username: username.optional().describe('Of a CalDAV calendar. Absent: unchanged'),
  password: password.optional().describe('Of a CalDAV calendar. Absent: unchanged'),
})
export type CalendarChange = z.output<typeof calendarChange>

export const caldavLogin = z.object({ address, username, password })
export type CaldavLogin = z.output<typeof caldavLogin>

/** What a CalDAV server has for a user. */
export const foundCalendars = namedObject('FoundCalendars', {
  calendars: z.array(namedObject('FoundCalendar', { address: z.string(), name: z.string() })),
  error: z.enum(CALENDAR_ERRORS).nullable().describe('Why the server could not be asked'),
})
export type FoundCalendars = z.infer<typeof foundCalendars>

export const ownCalendar = namedObject('OwnCalendar', {
  id: z.string(),
  kind: z.enum(CALENDAR_KINDS),
  name: z.string(),
  username: z.string().describe('Of a CalDAV calendar, otherwise empty'),
  host: z.string().describe('Of the address, which is not returned'),
  blocksAllDay: z.boolean(),
  closesIfUnread: z.boolean(),
  lastReadAt: z.iso.datetime().nullable(),
  error: z.enum(CALENDAR_ERRORS).nullable().describe('Why the last attempt failed'),
  receivesAppointments: z.boolean(),
  writeError: z.enum(CALENDAR_ERRORS).nullable().describe('Why the last appointment could not be written'),
  isOverdue: z.boolean().describe('It has failed, or was not read, for more than 15 minutes'),
  unknownZone: z.string().nullable().describe('A time zone that is not known; read as that of the company'),
  busyTimes: z.int().describe('Number of busy times ahead'),
})
export type OwnCalendar = z.infer<typeof ownCalendar>

export const ownCalendarList = namedObject('OwnCalendarList', { calendars: z.array(ownCalendar) })

/** An event that the owner moved or deleted. To cancel the appointment, cancel it as any other. */
export const eventQuestion = namedObject('EventQuestion', {
  appointmentId: z.string(),
  version: z.int().describe('Of the appointment'),
  question: z.enum(EVENT_QUESTIONS),
  client: z.string().describe('Name or email address'),
  locale: z.enum(LOCALES).describe('Language of the client'),
  zone: z.string().describe('Time zone of the company'),
  startsAt: z.iso.datetime(),
  movedTo: z.iso.datetime().nullable().describe('Start of the event in the calendar'),
  calendar: z.string().describe('Name of the calendar'),
})
export type EventQuestionDetails = z.infer<typeof eventQuestion>

export const eventQuestionList = namedObject('EventQuestionList', { questions: z.array(eventQuestion) })

export const eventAnswer = z.object({
  answer: z.enum(['keep', 'putBack']).describe('Leave the event as it is, or write the appointment again'),
})
export type EventAnswer = z.output<typeof eventAnswer>
