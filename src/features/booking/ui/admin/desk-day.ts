import { type Locale, REGION } from '#kernel/locale.ts'
import { type LocalDate, noon } from '../../model/calendar.ts'

/** wo 19 jan, or woensdag 19 januari; with its year when that is not this one. */
export function deskDay(locale: Locale, date: LocalDate, length: 'short' | 'long' = 'long', now = new Date()): string {
  const year = date.startsWith(String(now.getFullYear())) ? undefined : 'numeric'
  const style = { weekday: length, day: 'numeric', month: length, year, timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(REGION[locale], style).format(noon(date))
}
