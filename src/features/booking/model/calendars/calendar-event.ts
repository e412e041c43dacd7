import ICAL from 'ical.js'
import type { Instant } from '#kernel/local-time.ts'
import { DAY_MS } from '#kernel/time-units.ts'
import { type Clock, type createClocks, utcClock, type Wall, wallOf } from './calendar-clock.ts'

type Clocks = ReturnType<typeof createClocks>

/** A moment of a property: its wall-clock time and the clock that it is read with. */
export type Moment = { wall: Wall; isDate: boolean; isUtc: boolean; clock: Clock; at: Instant }

/** One VEVENT, as far as it matters for busy times. */
export type CalendarEvent = {
  uid: string
  sequence: number
  start: Moment
  /** The end of an occurrence that starts at this wall-clock time. */
  endOf: (wall: Wall) => Instant
  isBusy: boolean
  /** An exception: the occurrence that it replaces, and whether also all later ones. */
  replaces: { moment: Moment; isFuture: boolean } | undefined
  component: ICAL.Component
}

export type EventRules = { clocks: Clocks; ownAddresses: ReadonlySet<string>; blocksAllDay: boolean }

export function readEvent(component: ICAL.Component, rules: EventRules): CalendarEvent | undefined {
  const { clocks } = rules
  const start = momentOf(component.getFirstProperty('dtstart'), clocks)
  if (!start) return undefined
  const replaced = component.getFirstProperty('recurrence-id')
  const moment = momentOf(replaced, clocks)
  return {
    uid: String(component.getFirstPropertyValue('uid') ?? ''),
    sequence: Number(component.getFirstPropertyValue('sequence') ?? 0),
    start,
    endOf: lengthOf(component, start, clocks),
    isBusy: isBusy(component, rules) && (rules.blocksAllDay || !start.isDate),
    replaces: moment && { moment, isFuture: replaced?.getFirstParameter('range') === 'THISANDFUTURE' },
    component,
  }
}

export function momentOf(property: ICAL.Property | null, clocks: Clocks): Moment | undefined {
  const value = property?.getFirstValue()
  return value instanceof ICAL.Time ? toMoment(value, property?.getFirstParameter('tzid'), clocks) : undefined
}

export function toMoment(time: ICAL.Time, tzid: string | undefined, clocks: Clocks): Moment {
  const wall = wallOf(time)
  const isUtc = time.zone === ICAL.Timezone.utcTimezone
  const clock = isUtc ? utcClock : time.isDate ? clocks.floating : clocks.of(tzid)
  return { wall, isDate: time.isDate, isUtc, clock, at: clock(wall) }
}

/**
 * RFC 5545: with DTEND every occurrence has the same exact length; the days of DURATION are days of the calendar, like those of
 * an all-day event.
 */
function lengthOf(component: ICAL.Component, start: Moment, clocks: Clocks): CalendarEvent['endOf'] {
  const { clock } = start
  const end = momentOf(component.getFirstProperty('dtend'), clocks)
  if (end && start.isDate) return (wall) => clock(wall + (end.wall - start.wall))
  if (end) return (wall) => clock(wall) + (end.at - start.at)
  const duration = component.getFirstPropertyValue('duration')
  if (duration instanceof ICAL.Duration) {
    const sign = duration.isNegative ? -1 : 1
    const days = sign * (duration.weeks * 7 + duration.days) * DAY_MS
    const rest = sign * (duration.hours * 3600 + duration.minutes * 60 + duration.seconds) * 1000
    return (wall) => clock(wall + days) + rest
  }
  return (wall) => clock(start.isDate ? wall + DAY_MS : wall)
}

function isBusy(component: ICAL.Component, { ownAddresses }: EventRules): boolean {
  const textOf = (name: string) => String(component.getFirstPropertyValue(name) ?? '').toUpperCase()
  if (textOf('transp') === 'TRANSPARENT' || textOf('status') === 'CANCELLED') return false
  if (textOf('x-microsoft-cdo-busystatus') === 'FREE') return false
  return !component.getAllProperties('attendee').some((attendee) => {
    const address = String(attendee.getFirstValue())
      .replace(/^mailto:/i, '')
      .toLowerCase()
    return attendee.getFirstParameter('partstat') === 'DECLINED' && ownAddresses.has(address)
  })
}
