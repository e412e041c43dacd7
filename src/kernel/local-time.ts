import { Temporal } from 'temporal-polyfill'
import { expectDefined } from './app-error.ts'
import type { LocalDate } from './calendar.ts'
import { DAY_MS, MINUTE_MS } from './time-units.ts'

/** Time of day without a time zone: `09:30`. As the end of a span also `24:00`. */
export type LocalTime = string
/** Minutes since local midnight: 0 to 1440. */
export type Minute = number
/** Milliseconds since the epoch, as in `Date`. */
export type Instant = number

export const DAY_MINUTES = 1440

/** Every instant with this local time: none in a DST gap, two in a DST overlap, otherwise one. */
export function instantsOf(date: LocalDate, minute: Minute, zone: string): Instant[] {
  const wall = midnight(date) + minute * MINUTE_MS
  return offsetPeriods(zone, yearOf(wall))
    .filter(({ from, to, offset }) => from <= wall - offset && wall - offset < to)
    .map(({ offset }) => wall - offset)
}

/** For bounds: the first of those instants; for a time inside a DST gap, the instant of the transition. */
export function toInstant(date: LocalDate, minute: Minute, zone: string): Instant {
  const [first] = instantsOf(date, minute, zone)
  if (first !== undefined) return first
  const wall = midnight(date) + minute * MINUTE_MS
  const period = offsetPeriods(zone, yearOf(wall)).find(({ from, offset }) => wall - offset < from)
  return expectDefined(period, 'period after the gap').from
}

export function toLocal(instant: Instant | Date, zone: string): { date: LocalDate; minute: Minute } {
  const at = Number(instant)
  const wall = at + offsetAt(at, zone)
  const day = Math.floor(wall / DAY_MS) * DAY_MS
  return { date: new Date(day).toISOString().slice(0, 10), minute: Math.floor((wall - day) / MINUTE_MS) }
}

/** Offset from UTC in milliseconds. */
export function offsetAt(instant: Instant, zone: string): number {
  const period = offsetPeriods(zone, yearOf(instant)).find(({ from, to }) => from <= instant && instant < to)
  return expectDefined(period, 'period of the instant').offset
}

export function toMinute(time: LocalTime): Minute {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

export function toTime(minute: Minute): LocalTime {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}

function midnight(date: LocalDate): number {
  return Date.parse(`${date}T00:00:00Z`)
}

function yearOf(milliseconds: number): number {
  return new Date(milliseconds).getUTCFullYear()
}

/** A period with a constant UTC offset, from one DST transition to the next. */
type OffsetPeriod = { from: Instant; to: Instant; offset: number }

const offsetPeriodCache = new Map<string, OffsetPeriod[]>()

/** Covers a year plus two days on either side, because time zones differ by less than two days. */
function offsetPeriods(zone: string, year: number): OffsetPeriod[] {
  const key = `${zone} ${year}`
  const periods = offsetPeriodCache.get(key) ?? computeOffsetPeriods(zone, year)
  offsetPeriodCache.set(key, periods)
  return periods
}

function computeOffsetPeriods(zone: string, year: number): OffsetPeriod[] {
  const end = Date.UTC(year + 1, 0, 3)
  const periods: OffsetPeriod[] = []
  for (let from = Date.UTC(year, 0, -1); from < end; ) {
    const zoned = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(zone)
    const next = zoned.getTimeZoneTransition('next')?.epochMilliseconds ?? end
    periods.push({ from, to: Math.min(next, end), offset: zoned.offsetNanoseconds / 1e6 })
    from = next
  }
  return periods
}

/** For libraries that expect an instant with its time zone. */
export function toZoned(instant: Date, zone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone)
}
