import type ICAL from 'ical.js'
import { DAY_MS } from '#kernel/time-units.ts'
import { toIcalTime, type Wall, wallOf } from './calendar-clock.ts'

const WEEK_DAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const SECONDS: Record<string, number> = { SECONDLY: 1, MINUTELY: 60, HOURLY: 3600, DAILY: 86_400, WEEKLY: 604_800 }

/** A day from which the weeks of the calendar are counted: a Sunday. */
const SUNDAY = -4 * DAY_MS

/**
 * The wall-clock times of a rule from `start` on, in order, without those that end long before `first`. UNTIL is a wall-clock
 * time too.
 */
export function ruleTimes(rule: ICAL.Recur, start: Wall, first: Wall): Iterable<Wall> {
  const days = plainDaysOf(rule)
  return days ? plainTimes(rule, days, start, first) : libraryTimes(rule, start, first)
}

/** Exported for the test that compares both. */
export function* libraryTimes(rule: ICAL.Recur, start: Wall, first: Wall): Generator<Wall> {
  const iterator = rule.iterator(toIcalTime(skipPeriods(rule, start, first)))
  for (let next = iterator.next(); next; next = iterator.next()) {
    const wall = wallOf(next)
    if (wall >= start) yield wall
  }
}

/** A daily event of 2005 would take thousands of steps: the start of a period shortly before `first`. */
function skipPeriods(rule: ICAL.Recur, start: Wall, first: Wall): Wall {
  if (rule.freq === 'MONTHLY' && !rule.count) return skipMonths(rule, start, first)
  const seconds = SECONDS[rule.freq]
  if (!seconds || rule.count) return start
  const period = seconds * 1000 * Math.max(1, rule.interval)
  // Two periods earlier, so that no period that matters is cut in half.
  const skipped = Math.floor((first - start) / period) - 2
  return skipped > 0 ? start + skipped * period : start
}

/** With days of its own, the day of the start does not matter; without, a month may not have it. */
function skipMonths({ parts, interval }: ICAL.Recur, start: Wall, first: Wall): Wall {
  const [at, to] = [new Date(start), new Date(first)]
  const hasDays = 'BYDAY' in parts || 'BYMONTHDAY' in parts
  if (!hasDays && at.getUTCDate() > 28) return start
  const months = (to.getUTCFullYear() - at.getUTCFullYear()) * 12 + to.getUTCMonth() - at.getUTCMonth()
  const periods = Math.floor(months / Math.max(1, interval)) - 2
  if (periods <= 0) return start
  return at.setUTCMonth(at.getUTCMonth() + periods * Math.max(1, interval), hasDays ? 1 : at.getUTCDate())
}

/** Days of the week, counted from the first one; undefined if the rule has parts that only the library knows. */
function plainDaysOf({ freq, parts, wkst }: ICAL.Recur): number[] | undefined {
  const names = Object.keys(parts)
  if (freq === 'DAILY') return names.length === 0 ? [] : undefined
  if (freq !== 'WEEKLY' || names.some((name) => name !== 'BYDAY')) return undefined
  const days = ((parts.BYDAY ?? []) as string[]).map((day) => WEEK_DAYS.indexOf(day))
  if (days.includes(-1)) return undefined
  // Of the library: 1 is Sunday.
  return [...new Set(days.map((day) => (day - (wkst - 1) + 7) % 7))].sort((a, b) => a - b)
}

/** Daily and weekly rules, most of those of real calendars: a hundred times as fast as the library. */
function* plainTimes(rule: ICAL.Recur, days: readonly number[], start: Wall, first: Wall): Generator<Wall> {
  const { freq, count, interval, wkst } = rule
  const until = rule.until ? wallOf(rule.until) : Number.POSITIVE_INFINITY
  const isWeekly = freq === 'WEEKLY'
  const period = Math.max(1, interval) * (isWeekly ? 7 : 1) * DAY_MS
  const weekStart = SUNDAY + (wkst - 1) * DAY_MS
  // From the first day of the week of `start`, at its time of day.
  const dayInWeek = ((Math.floor((start - weekStart) / DAY_MS) % 7) + 7) % 7
  const base = isWeekly ? start - dayInWeek * DAY_MS : start
  const inPeriod = isWeekly ? (days.length > 0 ? days : [dayInWeek]) : [0]
  const skipped = count ? 0 : Math.max(0, Math.floor((first - base) / period) - 1)
  let found = 0
  for (let at = base + skipped * period; ; at += period)
    for (const day of inPeriod) {
      const wall = at + day * DAY_MS
      if (wall < start) continue
      if (wall > until || (count && found >= count)) return
      found++
      yield wall
    }
}
