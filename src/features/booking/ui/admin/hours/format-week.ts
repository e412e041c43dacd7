import { formatOpeningHours } from '#features/settings/model/format-opening-hours.ts'
import type { Locale } from '#kernel/locale.ts'
import { toOpeningHours, type Week } from '../../../model/rules/weekly-hours.ts'

/** "maandag – vrijdag 09:00–17:00; zaterdag 10:00–12:00"; empty if no day is open. */
export function formatWeek(week: Week, locale: Locale): string {
  return toOpeningHours(week)
    .map((row) => formatOpeningHours(row, locale))
    .join('; ')
}
