import { z } from 'zod'
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
] as const
export type CalendarError = (typeof CALENDAR_ERRORS)[number]

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
  .describe('Secret iCalendar address; never returned')

const settings = {
  name: requiredLine(60, { required: 'own-calendars:name.required', long: 'own-calendars:name.long' }),
  blocksAllDay: z.boolean().default(true).describe('Whether all-day events are busy'),
  closesIfUnread: z
    .boolean()
    .default(false)
    .describe('Close all times while the calendar cannot be read, instead of using the last known busy times'),
}
export const calendarCreation = z.object({ ...settings, address })
export type CalendarCreation = z.output<typeof calendarCreation>

export const calendarChange = z.object({ ...settings, address: address.optional().describe('Absent: unchanged') })
export type CalendarChange = z.output<typeof calendarChange>

export const ownCalendar = namedObject('OwnCalendar', {
  id: z.string(),
  name: z.string(),
  host: z.string().describe('Of the address, which is not returned'),
  blocksAllDay: z.boolean(),
  closesIfUnread: z.boolean(),
  lastReadAt: z.iso.datetime().nullable(),
  error: z.enum(CALENDAR_ERRORS).nullable().describe('Why the last attempt failed'),
  isOverdue: z.boolean().describe('It has failed for more than 15 minutes'),
  unknownZone: z.string().nullable().describe('A time zone that is not known; read as that of the company'),
  busyTimes: z.int().describe('Number of busy times ahead'),
})
export type OwnCalendar = z.infer<typeof ownCalendar>

export const ownCalendarList = namedObject('OwnCalendarList', { calendars: z.array(ownCalendar) })
