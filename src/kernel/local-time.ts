import { Temporal } from 'temporal-polyfill'

/** A day on the wall: `2026-03-29`. */
export type LocalDate = string
/** A time on the wall: `09:30`. As the end of a span also `24:00`. */
export type LocalTime = string
/** Minutes since midnight as the clock on the wall shows them: 0 to 1440. */
export type Minute = number
/** Milliseconds since 1970, as `Date` counts them. */
export type Instant = number

export const MINUTE_MS = 60_000
export const DAY_MINUTES = 1440
const DAY_MS = DAY_MINUTES * MINUTE_MS

/**
 * Every instant at which the clock on the wall shows this: none when the clock is put forward over it, two when it is
 * put back over it, otherwise one.
 */
export function instantsOf(date: LocalDate, minute: Minute, zone: string): Instant[] {
  const wall = midnight(date) + minute * MINUTE_MS
  return offsetPeriods(zone, yearOf(wall))
    .filter(({ from, to, offset }) => from <= wall - offset && wall - offset < to)
    .map(({ offset }) => wall - offset)
}

/** For bounds: the first of those instants; of a time that does not exist, the instant of the switch. */
export function toInstant(date: LocalDate, minute: Minute, zone: string): Instant {
  const [first] = instantsOf(date, minute, zone)
  if (first !== undefined) return first
  const wall = midnight(date) + minute * MINUTE_MS
  return offsetPeriods(zone, yearOf(wall)).find(({ from, offset }) => wall - offset < from)!.from
}

/** What the clock on the wall shows at an instant. */
export function toLocal(instant: Instant | Date, zone: string): { date: LocalDate; minute: Minute } {
  const at = Number(instant)
  const wall = at + offsetAt(at, zone)
  const day = Math.floor(wall / DAY_MS) * DAY_MS
  return { date: new Date(day).toISOString().slice(0, 10), minute: Math.floor((wall - day) / MINUTE_MS) }
}

/** How far the clock on the wall is ahead of UTC, in milliseconds. */
export function offsetAt(instant: Instant, zone: string): number {
  return offsetPeriods(zone, yearOf(instant)).find(({ from, to }) => from <= instant && instant < to)!.offset
}

export function toMinute(time: LocalTime): Minute {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

export function toTime(minute: Minute): LocalTime {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}

export function addDays(date: LocalDate, days: number): LocalDate {
  return new Date(midnight(date) + days * DAY_MS).toISOString().slice(0, 10)
}

/** 1 Monday to 7 Sunday. */
export function dayOfWeek(date: LocalDate): number {
  return new Date(midnight(date)).getUTCDay() || 7
}

/** Every day of `2026-02`. */
export function daysOfMonth(month: string): LocalDate[] {
  const first = `${month}-01`
  return Array.from({ length: 31 }, (_, index) => addDays(first, index)).filter((date) => date.startsWith(month))
}

function midnight(date: LocalDate): number {
  return Date.parse(`${date}T00:00:00Z`)
}

function yearOf(milliseconds: number): number {
  return new Date(milliseconds).getUTCFullYear()
}

/** From one switch of the clock to the next, everything is a sum. */
type OffsetPeriod = { from: Instant; to: Instant; offset: number }

const offsetPeriodCache = new Map<string, OffsetPeriod[]>()

/** A year with two days to either side, as the zones of the world are less than two days apart. */
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

/** For libraries that want the clock and its zone in one. */
export function toZoned(instant: Date, zone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone)
}
