import ICAL from 'ical.js'
import { type Instant, offsetAt } from '#kernel/local-time.ts'
import { DAY_MS } from '#kernel/time-units.ts'

/** Wall-clock time as milliseconds, as if it were UTC. */
export type Wall = number

/** Converts the wall-clock time of one time zone to instants. */
export type Clock = (wall: Wall) => Instant

export const utcClock: Clock = (wall) => wall

/** The value of a property, its time zone excluded. */
export function wallOf({ year, month, day, hour, minute, second }: ICAL.Time): Wall {
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

export function toIcalTime(wall: Wall): ICAL.Time {
  const at = new Date(wall)
  const time = {
    year: at.getUTCFullYear(),
    month: at.getUTCMonth() + 1,
    day: at.getUTCDate(),
    hour: at.getUTCHours(),
    minute: at.getUTCMinutes(),
    second: at.getUTCSeconds(),
    isDate: false,
  }
  return new ICAL.Time(time, ICAL.Timezone.localTimezone)
}

/** RFC 5545: a repeated time is its first occurrence, a skipped one has the offset before the gap. */
function zoneClock(zone: string): Clock {
  return (wall) => {
    const before = offsetAt(wall - DAY_MS, zone)
    const early = wall - before
    const after = offsetAt(early, zone)
    if (after === before) return early
    const late = wall - after
    return offsetAt(late, zone) === after ? late : early
  }
}

type Clocks = {
  of(tzid: string | undefined): Clock
  floating: Clock
  /** Names that neither the file nor this system defines: their times are read as in the zone of the company. */
  unknownZones: Set<string>
}

/** A zone known by its IANA name, else the definition in the file, else the zone of the company. */
export function createClocks(components: readonly ICAL.Component[], companyZone: string): Clocks {
  const definitions = new Map(
    components
      .filter(({ name }) => name === 'vtimezone')
      .map((definition) => [String(definition.getFirstPropertyValue('tzid')), definition]),
  )
  const known = new Map<string, Clock>()
  const unknownZones = new Set<string>()
  const floating = zoneClock(companyZone)

  function find(tzid: string): Clock {
    const zone = ianaName(tzid)
    if (zone) return zoneClock(zone)
    const definition = definitions.get(tzid)
    const defined = definition && definedClock(definition)
    if (defined) return defined
    unknownZones.add(tzid)
    return floating
  }
  return {
    floating,
    unknownZones,
    of(tzid) {
      if (tzid === undefined) return floating
      const clock = known.get(tzid) ?? find(tzid)
      known.set(tzid, clock)
      return clock
    },
  }
}

/** Also in a path, as in `/mozilla.org/20050126_1/Europe/Brussels`. */
function ianaName(tzid: string): string | undefined {
  const parts = tzid.split('/').filter(Boolean)
  const names = [tzid, parts.slice(-3).join('/'), parts.slice(-2).join('/')]
  return names.find((name) => /^[A-Za-z]/.test(name) && (name.includes('/') || name === 'UTC') && isZone(name))
}

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}

/** Rules other than yearly ones would be expanded without limit. */
function definedClock(component: ICAL.Component): Clock | undefined {
  const changes = component.getAllSubcomponents()
  const rules = changes.flatMap((change) => change.getAllProperties('rrule')).map((rule) => rule.getFirstValue())
  if (changes.length === 0 || rules.some((rule) => (rule as ICAL.Recur).freq !== 'YEARLY')) return undefined
  const zone = new ICAL.Timezone(component)
  const offsetOf = (wall: Wall) => zone.utcOffset(toIcalTime(wall)) * 1000
  return (wall) => {
    const [before, offset] = [offsetOf(wall - DAY_MS), offsetOf(wall)]
    // A repeated or skipped time has the offset before the change; the library uses the one after it.
    const isAtChange = before !== offset && offsetOf(wall - Math.abs(before - offset)) === before
    return wall - (isAtChange ? before : offset)
  }
}
