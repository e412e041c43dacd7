import { dateFormat } from '#kernel/date-format.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Company } from './company.schema.ts'

/** "maandag – vrijdag 09:00–17:00", with localized weekday names. */
export function formatOpeningHours({ days, opens, closes }: Company['openingHours'][number], locale: Locale): string {
  // 1 January 2024 was a Monday.
  const weekdays = dateFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  const nameOf = (day: number) => weekdays.format(Date.UTC(2024, 0, day))
  const isRun = days.length > 2 && days.every((day, index) => day === days[0]! + index)
  const when = isRun ? `${nameOf(days[0]!)} – ${nameOf(days.at(-1)!)}` : days.map(nameOf).join(', ')
  return `${when} ${opens}–${closes}`
}
