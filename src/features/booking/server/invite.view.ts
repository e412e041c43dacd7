import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'
import { tzlib_get_ical_block } from 'timezones-ical-library'
import type { Company } from '#features/settings/model/company.schema.ts'
import { reachableEmail } from '#features/settings/model/company-facts.ts'
import { toLocal, toZoned } from '#kernel/local-time.ts'
import { type Locale, localizedPath } from '#kernel/locale.ts'
import { MINUTE_MS } from '#kernel/time-units.ts'
import { type Appointment, isGuest } from '../model/appointment.ts'

export type ICalMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH'

type InviteInput = {
  method: ICalMethod
  appointment: Appointment
  company: Company
  origin: string
  /** In the language of the recipient. */
  summary: string
  description?: string
  /** A text, an address or a URL; may be empty. */
  location: string
  now: Date
}

/** An invite for one client as defined by RFC 5546 (iTIP): organizer, attendee and sequence. */
export function renderIcsInvite(input: InviteInput): string {
  const { method, appointment, company, origin, summary, description, location, now } = input
  const calendar = createCalendar(method)
  calendar.createEvent({
    ...eventOf(appointment, company.timeZone, now),
    lastModified: now,
    summary,
    ...(description ? { description } : {}),
    ...(location ? { location } : {}),
    // Guests have no account to open.
    ...(isGuest(appointment) ? {} : { url: origin + localizedPath(appointment.locale, '/my-appointments') }),
    organizer: { name: company.name, email: reachableEmail(company) || `no-reply@${new URL(origin).hostname}` },
    ...(method === 'PUBLISH' ? {} : { attendees: [attendeeOf(appointment)] }),
  })
  return calendar.toString()
}

export type FeedEntry = { appointment: Appointment; summary: string; description: string; location: string }
type FeedInput = { entries: FeedEntry[]; company: Company; name: string; locale: Locale; origin: string; now: Date }

export function renderIcsFeed({ entries, company, name, locale, origin, now }: FeedInput): string {
  const calendar = createCalendar('PUBLISH')
  calendar.name(name)
  // Refresh interval for calendar clients, in seconds.
  calendar.ttl(900)
  for (const { appointment, summary, description, location } of entries)
    calendar.createEvent({
      ...eventOf(appointment, company.timeZone, now),
      summary,
      description,
      ...(location ? { location } : {}),
      url: origin + localizedPath(locale, '/admin/timeslots'),
    })
  return calendar.toString()
}

type OwnerEvent = FeedEntry & Pick<FeedInput, 'company' | 'locale' | 'origin' | 'now'>

/** One appointment for the calendar of the owner: without METHOD (RFC 4791), and without attendees, whom the server would email. */
export function renderOwnerEvent({ appointment, summary, description, location, ...input }: OwnerEvent): string {
  const { company, locale, origin, now } = input
  const calendar = createCalendar()
  calendar.createEvent({
    ...eventOf(appointment, company.timeZone, now),
    summary,
    description,
    ...(location ? { location } : {}),
    url: origin + localizedPath(locale, '/admin/timeslots'),
  })
  return calendar.toString()
}

function createCalendar(method?: ICalMethod) {
  return ical({
    prodId: { company: 'cyaan', product: 'appointments', language: 'EN' },
    ...(method ? { method: ICalCalendarMethod[method] } : {}),
    // No default zone for the calendar: timestamps such as DTSTAMP must be in UTC.
    timezone: { name: null, generator: (zone) => vtimezoneOf(zone) ?? null },
  })
}

/** The UID is the id of the appointment and never changes; a higher SEQUENCE is a newer version. */
function eventOf(appointment: Appointment, zone: string, now: Date): ICalEventData {
  const { id, sequence, status, startsAt, endsAt, createdAt } = appointment
  const base = {
    id,
    sequence,
    stamp: now,
    created: createdAt,
    status: STATUS[status],
    transparency: ICalEventTransparency.OPAQUE,
  }
  const tzid = crossesClockChange(appointment, zone) ? undefined : tzidOf(zone)
  if (!tzid) return { ...base, start: startsAt, end: endsAt }
  return { ...base, start: toZoned(startsAt, zone), end: toZoned(endsAt, zone), timezone: tzid }
}

const STATUS = {
  PENDING: ICalEventStatus.TENTATIVE,
  APPROVED: ICalEventStatus.CONFIRMED,
  DENIED: ICalEventStatus.CANCELLED,
  CANCELLED: ICalEventStatus.CANCELLED,
}

/** Across a daylight-saving change, local times can end before they begin: such events use UTC. */
function crossesClockChange({ startsAt, endsAt }: Appointment, zone: string): boolean {
  const [start, end] = [toLocal(startsAt, zone), toLocal(endsAt, zone)]
  const localMinutes = (Date.parse(end.date) - Date.parse(start.date)) / MINUTE_MS + end.minute - start.minute
  return localMinutes !== (endsAt.getTime() - startsAt.getTime()) / MINUTE_MS
}

function vtimezoneOf(zone: string): string | undefined {
  const [block] = tzlib_get_ical_block(zone) as string[]
  return block?.startsWith('BEGIN:VTIMEZONE') ? block : undefined
}

/** The TZID of the VTIMEZONE block; it differs from `zone` if that is an alias. */
function tzidOf(zone: string): string | undefined {
  return /^TZID:(.+)$/m.exec(vtimezoneOf(zone) ?? '')?.[1]?.trim()
}

function attendeeOf({ name, email, status }: Appointment) {
  const participation = status === 'APPROVED' ? ICalAttendeeStatus.NEEDSACTION : ICalAttendeeStatus.DECLINED
  return { name: name || email, email, role: ICalAttendeeRole.REQ, status: participation, rsvp: status === 'APPROVED' }
}
