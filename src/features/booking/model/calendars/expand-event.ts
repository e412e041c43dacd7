import ICAL from 'ical.js'
import type { Instant } from '#kernel/local-time.ts'
import { DAY_MS } from '#kernel/time-units.ts'
import type { BusyTime } from './busy-time.ts'
import { type Clock, type createClocks, toIcalTime, type Wall, wallOf } from './calendar-clock.ts'
import { type CalendarEvent, type Moment, toMoment } from './calendar-event.ts'
import { ruleTimes } from './rule-times.ts'

export type Expansion = {
  clocks: ReturnType<typeof createClocks>
  from: Instant
  to: Instant
  /** Called for every step of a rule; throws when there are too many. */
  onStep: () => void
}

/** Margin for time zones. */
const MARGIN_MS = 2 * DAY_MS

/** The busy times of a series, without the occurrences that `exceptions` replace. */
export function expandSeries(
  series: CalendarEvent,
  exceptions: readonly CalendarEvent[],
  expansion: Expansion,
): BusyTime[] {
  const { start, component } = series
  const excluded = momentsOf(component, 'exdate', expansion)
  const replaced = exceptions.flatMap(({ replaces }) => (replaces ? [replaces.moment] : []))
  const isLeftOut = createMatcher([...excluded, ...replaced], start, expansion)
  const changes = exceptions
    .filter(({ replaces }) => replaces?.isFuture)
    .toSorted((a, b) => Number(a.replaces?.moment.at) - Number(b.replaces?.moment.at))

  const walls = new Set([start.wall])
  for (const wall of wallsOf(series, 'rrule', expansion)) walls.add(wall)
  for (const wall of wallsOf(series, 'exrule', expansion)) walls.delete(wall)
  const busy: BusyTime[] = []
  for (const wall of walls) {
    const at = start.clock(wall)
    if (isLeftOut(wall, at)) continue
    // Another time of day, or another length, applies to all later occurrences.
    const change = changes.findLast(({ replaces }) => Number(replaces?.moment.at) <= at)
    if (change?.isBusy) busy.push(shifted(change, wall))
    else if (!change && series.isBusy) busy.push([at, series.endOf(wall)])
  }
  const added = series.isBusy ? addedDates(series, expansion) : []
  for (const [moment, end] of added) if (!isLeftOut(moment.wall, moment.at)) busy.push([moment.at, end])
  return busy
}

function shifted(change: CalendarEvent, wall: Wall): BusyTime {
  const moved = wall + (change.start.wall - Number(change.replaces?.moment.wall))
  return [change.start.clock(moved), change.endOf(moved)]
}

/** Wall-clock times of the occurrences within the window. */
function* wallsOf({ start, component, endOf }: CalendarEvent, name: 'rrule' | 'exrule', expansion: Expansion) {
  const { from, to, onStep } = expansion
  const length = Math.max(0, endOf(start.wall) - start.at)
  const [first, last] = [from - length - MARGIN_MS, to + MARGIN_MS]
  for (const property of component.getAllProperties(name)) {
    const rule = (property.getFirstValue() as ICAL.Recur).clone()
    rule.until = untilOf(rule.until, start)
    for (const wall of ruleTimes(rule, start.wall, first)) {
      onStep()
      if (wall > last) break
      if (wall >= first) yield wall
    }
  }
}

/** UNTIL is in UTC; occurrences are compared with it as wall-clock times. A date includes its whole day. */
function untilOf(until: ICAL.Time | null, { clock, isUtc }: Moment): ICAL.Time | null {
  if (!until) return null
  const wall = wallOf(until)
  if (until.isDate) return toIcalTime(wall + DAY_MS - 1000)
  if (isUtc || until.zone !== ICAL.Timezone.utcTimezone) return toIcalTime(wall)
  return toIcalTime(wallAt(wall, clock))
}

/** The wall-clock time of an instant. */
function wallAt(instant: Instant, clock: Clock): Wall {
  const near = instant + (instant - clock(instant))
  return instant + (near - clock(near))
}

function momentsOf(component: ICAL.Component, name: string, { clocks }: Expansion): Moment[] {
  return component.getAllProperties(name).flatMap((property) => {
    const times = property.getValues().filter((value) => value instanceof ICAL.Time)
    return times.map((time) => toMoment(time, property.getFirstParameter('tzid'), clocks))
  })
}

function addedDates({ component, start, endOf }: CalendarEvent, { clocks }: Expansion): [Moment, Instant][] {
  return component.getAllProperties('rdate').flatMap((property) =>
    property.getValues().flatMap((value): [Moment, Instant][] => {
      const tzid = property.getFirstParameter('tzid')
      if (value instanceof ICAL.Time) {
        const moment = toMoment(value, tzid, clocks)
        // `endOf` takes a wall-clock time of the series.
        const length = endOf(start.wall) - start.at
        return [[moment, moment.isDate ? endOf(moment.wall) : moment.at + length]]
      }
      if (!(value instanceof ICAL.Period)) return []
      return [[toMoment(value.start, tzid, clocks), toMoment(value.getEnd(), tzid, clocks).at]]
    }),
  )
}

/** A date instead of a time means the occurrence of that day, as some calendars write it. */
function createMatcher(moments: readonly Moment[], start: Moment, { clocks }: Expansion) {
  const dayOf = (wall: Wall) => Math.floor(wall / DAY_MS)
  const days = new Set(moments.filter(({ isDate }) => isDate || start.isDate).map(dayIn))
  const instants = new Set(moments.filter(({ isDate }) => !isDate).map(({ at }) => at))
  return (wall: Wall, at: Instant) => days.has(dayOf(wall)) || instants.has(at)

  /** Of an all-day event in UTC: the day in the zone of the company that begins then. */
  function dayIn({ wall, isUtc, isDate }: Moment): number {
    if (isDate || !isUtc) return dayOf(wall)
    const today = dayOf(wall)
    return [today - 1, today, today + 1].find((day) => clocks.floating(day * DAY_MS) === wall) ?? today
  }
}
