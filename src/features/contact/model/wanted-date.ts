import { dateFormat } from '#kernel/date-format.ts'
import type { Locale } from '#kernel/locale.ts'

/** `2026-12-01` as `dinsdag 1 december 2026`. */
export function formatWantedDate(locale: Locale, date: string): string {
  return dateFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(date))
}
