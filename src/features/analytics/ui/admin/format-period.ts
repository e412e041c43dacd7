import { addDays, type LocalDate } from '#kernel/calendar.ts'
import { dateFormat } from '#kernel/date-format.ts'
import type { Locale } from '#kernel/locale.ts'
import { bucketOf, daysIn, type Period, type VisitResolution } from '../../model/period.ts'

const noon = (date: LocalDate) => new Date(`${date}T12:00:00Z`)

function formatOf(locale: Locale, options: Intl.DateTimeFormatOptions) {
  return dateFormat(locale, { ...options, timeZone: 'UTC' })
}

/** `19 Oct – 15 Nov 2026`. */
export function formatPeriod(locale: Locale, { from, to }: Period): string {
  const format = formatOf(locale, { day: 'numeric', month: 'short', year: 'numeric' })
  return from === to ? format.format(noon(from)) : format.formatRange(noon(from), noon(to))
}

/** Days of a bucket inside the period; the first and last week may be cut off. */
export function daysOfBucket(bucket: LocalDate, resolution: VisitResolution, { from, to }: Period): Period {
  let last = bucket
  for (let next = addDays(last, 1); bucketOf(next, resolution) === bucket; next = addDays(last, 1)) last = next
  return { from: bucket < from ? from : bucket, to: last > to ? to : last }
}

/** For a tooltip or a table: `19 Oct 2026`, `19 – 25 Oct 2026`, `October 2026`. */
export function formatBucket(locale: Locale, bucket: LocalDate, resolution: VisitResolution, period: Period): string {
  if (resolution === 'month') return formatOf(locale, { month: 'long', year: 'numeric' }).format(noon(bucket))
  return formatPeriod(locale, daysOfBucket(bucket, resolution, period))
}

/** The days that a bucket is compared with: as many, in the period before. */
export function formatPreviousBucket(
  locale: Locale,
  bucket: LocalDate,
  resolution: VisitResolution,
  period: Period,
): string {
  const { from, to } = daysOfBucket(bucket, resolution, period)
  const shift = -daysIn(period)
  return formatPeriod(locale, { from: addDays(from, shift), to: addDays(to, shift) })
}

/** For an axis: `19 Oct`, or `Oct 2026` by month. */
export function formatBucketShort(locale: Locale, bucket: LocalDate, resolution: VisitResolution): string {
  const part = resolution === 'month' ? 'year' : 'day'
  return formatOf(locale, { month: 'short', [part]: 'numeric' }).format(noon(bucket))
}

/** `09:00`, on a day that the period names. */
export function formatHour(locale: Locale, hour: number): string {
  return formatOf(locale, { hour: '2-digit', minute: '2-digit' }).format(new Date(Date.UTC(2024, 0, 1, hour)))
}
