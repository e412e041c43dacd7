import { z } from 'zod'
import { addDays, dayOfWeek, type LocalDate } from '#kernel/calendar.ts'
import { toInstant } from '#kernel/local-time.ts'
import { DAY_MS } from '#kernel/time-units.ts'

export const RESOLUTIONS = ['day', 'week', 'month'] as const
export type Resolution = (typeof RESOLUTIONS)[number]
/** Visits are drawn by hour for a single day. */
export const VISIT_RESOLUTIONS = ['hour', ...RESOLUTIONS] as const
export type VisitResolution = (typeof VISIT_RESOLUTIONS)[number]

/** First and last day, both included, in the business time zone. */
export type Period = { from: LocalDate; to: LocalDate }
/** Half-open: `end` is not part of it. */
export type TimeRange = { start: Date; end: Date }

/** Five years: the longest period that a report covers. */
const MAX_DAYS = 1827

const INVALID_KEY = 'analytics-period:invalid'

export const periodQuery = z
  .object({ from: z.iso.date(INVALID_KEY), to: z.iso.date(INVALID_KEY) })
  .refine(({ from, to }) => from <= to && daysIn({ from, to }) <= MAX_DAYS, { path: ['from'], error: INVALID_KEY })

export function daysIn({ from, to }: Period): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1
}

/** The days directly before, as many as the period has. */
export function previousPeriod({ from, to }: Period): Period {
  return { from: addDays(from, -daysIn({ from, to })), to: addDays(from, -1) }
}

/** From the first instant of the first day to the first instant after the last one. */
export function boundsOf({ from, to }: Period, zone: string): TimeRange {
  return { start: new Date(toInstant(from, 0, zone)), end: new Date(toInstant(addDays(to, 1), 0, zone)) }
}

export function fitsPeriod(resolution: VisitResolution, period: Period): boolean {
  return resolution !== 'hour' || daysIn(period) === 1
}

/** First day of the bucket (hour, day, ISO week or month) that contains a date. */
export function bucketOf(date: LocalDate, resolution: VisitResolution): LocalDate {
  if (resolution === 'hour' || resolution === 'day') return date
  return resolution === 'week' ? addDays(date, 1 - dayOfWeek(date)) : `${date.slice(0, 7)}-01`
}

/** All buckets of a period, in order. The first and last may extend beyond it. */
export function bucketsOf({ from, to }: Period, resolution: Resolution): LocalDate[] {
  const days = Array.from({ length: daysIn({ from, to }) }, (_, index) => addDays(from, index))
  return [...new Set(days.map((day) => bucketOf(day, resolution)))]
}
