import { addDays, type LocalDate } from '#kernel/calendar.ts'
import { toInstant, toLocal } from '#kernel/local-time.ts'
import { HOUR_MS } from '#kernel/time-units.ts'
import {
  boundsOf,
  bucketsOf,
  daysIn,
  type Period,
  previousPeriod,
  type TimeRange,
  type VisitResolution,
} from './period.ts'

type ReportPeriods = {
  current: TimeRange
  previous: TimeRange
  /** Hours, days, weeks or months of the period, each with the same part of the previous period. */
  buckets: { date: LocalDate; previousDate: LocalDate; hour?: number }[]
  /** Bounds of the buckets: first those of the previous period, then the current ones. */
  spans: TimeRange[]
}

/**
 * A period and the one before it. An unfinished period is compared with the same amount of time of the previous one,
 * so that a morning is not compared with a whole day. Buckets of the previous period have the same days as the current
 * ones, shifted by the length of the period: weeks and months would begin on other days otherwise.
 */
export function reportPeriods(period: Period, resolution: VisitResolution, zone: string, now: Date): ReportPeriods {
  const days = daysIn(period)
  const current = boundsOf(period, zone)
  const before = boundsOf(previousPeriod(period), zone)
  const elapsed = Math.max(0, now.getTime() - current.start.getTime())
  const cut = new Date(Math.min(before.start.getTime() + elapsed, before.end.getTime()))
  const previous = { start: before.start, end: now >= current.end ? before.end : cut }
  if (resolution === 'hour') return { current, previous, ...hoursOf(period, { current, previous, before, zone }) }
  const buckets = bucketsOf(period, resolution).map((bucket, index) => {
    const date = index === 0 ? period.from : bucket
    return { date, previousDate: addDays(date, -days) }
  })
  /** From each start to the next; spans after the end are empty. */
  const spansUntil = (end: Date, part: 'date' | 'previousDate') => {
    const starts = buckets.map((bucket) => new Date(toInstant(bucket[part], 0, zone)))
    return starts.map((start, index) => {
      const next = starts[index + 1] ?? end
      return { start, end: next < end ? next : end }
    })
  }
  const spans = [...spansUntil(previous.end, 'previousDate'), ...spansUntil(current.end, 'date')]
  return { current, previous, buckets, spans }
}

type Days = { current: TimeRange; previous: TimeRange; before: TimeRange; zone: string }

/** The hours of a day and of the day before: 23 or 25 where the clock changes. */
function hoursOf(
  { from }: Period,
  { current, previous, before, zone }: Days,
): Pick<ReportPeriods, 'buckets' | 'spans'> {
  const count = Math.round((current.end.getTime() - current.start.getTime()) / HOUR_MS)
  const hours = Array.from({ length: count }, (_, index) => index)
  const at = ({ start }: TimeRange, index: number, last: Date) =>
    new Date(Math.min(start.getTime() + index * HOUR_MS, last.getTime()))
  const spansOf = (day: TimeRange, last: Date) =>
    hours.map((index) => ({ start: at(day, index, last), end: at(day, index + 1, last) }))
  const buckets = hours.map((index) => {
    const { minute } = toLocal(at(current, index, current.end), zone)
    return { date: from, previousDate: addDays(from, -1), hour: Math.floor(minute / 60) }
  })
  return { buckets, spans: [...spansOf(before, previous.end), ...spansOf(current, current.end)] }
}
