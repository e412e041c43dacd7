import type { PeriodSearch } from './period-search.ts'
import { FILTERS, type VisitFilters, visitBreakdownQuery } from './visitors-report.schema.ts'

export type VisitorsSearch = PeriodSearch & { [Name in keyof VisitFilters]?: string | undefined }

/** Parses the filters. Values that the server would reject are ignored. */
export function readFilters(search: Record<string, unknown>): VisitFilters {
  const given = FILTERS.flatMap((name) => {
    const value = search[name]
    if (typeof value !== 'string' && typeof value !== 'number') return []
    const parsed = visitBreakdownQuery.shape[name].safeParse(String(value))
    return parsed.success ? [[name, parsed.data]] : []
  })
  return Object.fromEntries(given)
}
