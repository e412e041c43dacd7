import { type LocalDate, noonUtc } from '#kernel/calendar.ts'
import { dateFormat } from '#kernel/date-format.ts'
import type { Locale } from '#kernel/locale.ts'

/** wo 19 jan, or woensdag 19 januari; with the year if it is not the current one. */
export function formatAdminDay(
  locale: Locale,
  date: LocalDate,
  length: 'short' | 'long' = 'long',
  now = new Date(),
): string {
  const year = date.startsWith(String(now.getFullYear())) ? undefined : 'numeric'
  const style = { weekday: length, day: 'numeric', month: length, year, timeZone: 'UTC' } as const
  return dateFormat(locale, style).format(noonUtc(date))
}
