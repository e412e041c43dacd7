import ICAL from 'ical.js'
import type { Instant } from '#kernel/local-time.ts'
import { type BusyTime, mergeBusyTimes } from './busy-time.ts'
import { createClocks } from './calendar-clock.ts'
import { type CalendarEvent, type EventRules, readEvent, toMoment } from './calendar-event.ts'
import { expandSeries } from './expand-event.ts'

export type CalendarSource = {
  text: string
  /** Zone of the company: for floating times and all-day events. */
  zone: string
  from: Instant
  to: Instant
  blocksAllDay: boolean
  /** Email addresses of the owner: invitations that they declined are not busy. */
  ownAddresses: readonly string[]
  /** UIDs of the appointments of this site, which the owner may have added to the calendar. */
  ownEvents: readonly string[]
}

export type CalendarRefusal = 'notCalendar' | 'damaged' | 'tooManyEvents'

export type CalendarReading = { busy: BusyTime[]; unknownZones: string[] } | { refusal: CalendarRefusal }

/** A step is one occurrence of a rule, also one before the window. */
const MAX_STEPS = 100_000
const MAX_BUSY_TIMES = 20_000

class TooManyEvents extends Error {}

/** Busy times within a window. Pure; takes up to seconds, so it runs in a worker thread. */
export function readCalendar(source: CalendarSource): CalendarReading {
  const text = source.text.replace(/^\uFEFF/, '').trim()
  if (!/^BEGIN:VCALENDAR\s/i.test(text)) return { refusal: 'notCalendar' }
  // A download that was cut off would lose events.
  if (!/\nEND:VCALENDAR$/i.test(text)) return { refusal: 'damaged' }
  try {
    return readComponents(parse(text), source)
  } catch (error) {
    return { refusal: error instanceof TooManyEvents ? 'tooManyEvents' : 'damaged' }
  }
}

type Jcal = [name: string, properties: unknown[], components: Jcal[]]

/** Without their parent: with it, the library searches all components for the time zone of every value. */
function parse(text: string): ICAL.Component[] {
  const parsed = ICAL.parse(text) as Jcal | Jcal[]
  const calendars = Array.isArray(parsed[0]) ? (parsed as Jcal[]) : [parsed as Jcal]
  return calendars.flatMap(([name, properties, components]) => {
    const own: Jcal = [name, properties, []]
    return [own, ...components].map((component) => new ICAL.Component(component))
  })
}

/** `components`: those of all calendars of the file, and each calendar with its properties. */
function readComponents(components: ICAL.Component[], source: CalendarSource): CalendarReading {
  const { from, to, zone, blocksAllDay } = source
  const clocks = createClocks(components, zone)
  const rules = { clocks, blocksAllDay, ownAddresses: addressesOf(components, source) }
  let steps = 0
  const expansion = {
    clocks,
    from,
    to,
    onStep() {
      steps++
      if (steps > MAX_STEPS) throw new TooManyEvents()
    },
  }
  const busy: BusyTime[] = []
  const add = (times: readonly BusyTime[]) => {
    for (const [start, end] of times)
      if (end > start && end > from && start < to) busy.push([Math.max(start, from), Math.min(end, to)])
  }
  for (const events of groupEvents(components, rules, new Set(source.ownEvents))) {
    const exceptions = latestOf(events.filter(({ replaces }) => replaces))
    for (const series of latestVersions(events.filter(({ replaces }) => !replaces)))
      add(expandSeries(series, exceptions, expansion))
    for (const one of exceptions) if (one.isBusy) add([[one.start.at, one.endOf(one.start.wall)]])
  }
  add(components.flatMap((component) => (component.name === 'vfreebusy' ? periodsOf(component, rules) : [])))
  const merged = mergeBusyTimes(busy)
  if (merged.length > MAX_BUSY_TIMES) throw new TooManyEvents()
  return { busy: merged, unknownZones: [...clocks.unknownZones] }
}

function groupEvents(components: ICAL.Component[], rules: EventRules, ownEvents: ReadonlySet<string>) {
  const events = components
    .filter(({ name }) => name === 'vevent')
    .flatMap((component) => readEvent(component, rules) ?? [])
    .filter(({ uid }) => !ownEvents.has(uid))
  // Without a UID an event belongs to no other one.
  return Map.groupBy(events, (event) => event.uid || event).values()
}

/** Of several versions of one event only the latest. Different events with one UID, which exist, have the same sequence. */
function latestVersions(events: CalendarEvent[]): CalendarEvent[] {
  const last = Math.max(...events.map(({ sequence }) => sequence))
  return events.filter(({ sequence }) => sequence === last)
}

/** Of each replaced occurrence. */
function latestOf(exceptions: CalendarEvent[]): CalendarEvent[] {
  return [...Map.groupBy(exceptions, ({ replaces }) => replaces?.moment.at).values()].flatMap(latestVersions)
}

/** Free/busy files have periods without events. */
function periodsOf(component: ICAL.Component, { clocks }: EventRules): BusyTime[] {
  return component.getAllProperties('freebusy').flatMap((property) => {
    if (property.getFirstParameter('fbtype') === 'FREE') return []
    const periods = property.getValues().filter((value) => value instanceof ICAL.Period)
    return periods.map((period): BusyTime => {
      return [toMoment(period.start, undefined, clocks).at, toMoment(period.getEnd(), undefined, clocks).at]
    })
  })
}

/** Google names the main calendar of an account by its email address. */
function addressesOf(components: ICAL.Component[], { ownAddresses }: CalendarSource): Set<string> {
  const calendars = components.filter(({ name }) => name === 'vcalendar')
  const names = calendars.map((calendar) => String(calendar.getFirstPropertyValue('x-wr-calname') ?? ''))
  return new Set([...ownAddresses, ...names].map((address) => address.trim().toLowerCase()))
}
