import { addDays, type LocalDate } from '#kernel/calendar.ts'
import { toInstant } from '#kernel/local-time.ts'
import { boundsOf, bucketsOf, daysIn, type Period, previousPeriod, type Resolution, type TimeRange } from './period.ts'

/** A day, week or month of the period, with the same days of the previous period. */
type ReportBucket = { date: LocalDate; previousDate: LocalDate }

type ReportPeriods = {
  current: TimeRange
  previous: TimeRange
  buckets: ReportBucket[]
  /** Bounds of the buckets: first those of the previous period, then the current ones. */
  spans: TimeRange[]
}

/**
 * A period and the one before it. An unfinished period is compared with the same amount of time of the previous one,
 * so that a morning is not compared with a whole day. Buckets of the previous period have the same days as the current
 * ones, shifted by the length of the period: weeks and months would begin on other days otherwise.
 */
export function reportPeriods(period: Period, resolution: Resolution, zone: string, now: Date): ReportPeriods {
  const days = daysIn(period)
  const current = boundsOf(period, zone)
  const before = boundsOf(previousPeriod(period), zone)
  const elapsed = Math.max(0, Math.min(now.getTime(), current.end.getTime()) - current.start.getTime())
  const isOver = now >= current.end
  const cut = new Date(Math.min(before.start.getTime() + elapsed, before.end.getTime()))
  const previous = { start: before.start, end: isOver ? before.end : cut }
  const buckets = bucketsOf(period, resolution).map((bucket, index) => {
    const date = index === 0 ? period.from : bucket
    return { date, previousDate: addDays(date, -days) }
  })
  const startOf = (date: LocalDate) => new Date(toInstant(date, 0, zone))
  return {
    current,
    previous,
    buckets,
    spans: [
      ...spansOf(
        buckets.map(({ previousDate }) => startOf(previousDate)),
        previous.end,
      ),
      ...spansOf(
        buckets.map(({ date }) => startOf(date)),
        current.end,
      ),
    ],
  }
}

/** From each start to the next; spans after the end are empty. */
function spansOf(starts: Date[], end: Date): TimeRange[] {
  return starts.map((start, index) => {
    const next = starts[index + 1] ?? end
    return { start, end: next < end ? next : end }
  })
}
