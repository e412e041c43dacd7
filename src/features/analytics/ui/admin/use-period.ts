import { useSite } from '#features/settings/ui/use-site.ts'
import type { LocalDate } from '#kernel/calendar.ts'
import { toLocal } from '#kernel/local-time.ts'
import { type ChosenPeriod, readPeriodSearch } from '../../model/period-search.ts'

/** Today in the business time zone. */
export function useToday(): LocalDate {
  return toLocal(Date.now(), useSite().timeZone).date
}

/** Period in the search parameters. */
export function usePeriod(search: Record<string, unknown>): ChosenPeriod {
  return readPeriodSearch(search, useToday())
}
