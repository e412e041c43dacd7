import { dateFormat } from '#kernel/date-format.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Company } from './company.schema.ts'

/** "maandag – vrijdag 09:00–17:00", with localized weekday names. */
export function formatOpeningHours({ days, opens, closes }: Company['openingHours'][number], locale: Locale): string {
  // 1 January 2024 was a Monday.
  const weekdays = dateFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  const nameOf = (day: number) => weekdays.format(Date.UTC(2024, 0, day))
  const [first = 0, last = first] = [days[0], days.at(-1)]
  const isRun = days.length > 2 && days.every((day, index) => day === first + index)
  const when = isRun ? `${nameOf(first)} – ${nameOf(last)}` : days.map(nameOf).join(', ')
  return `${when} ${opens}–${closes}`
}
