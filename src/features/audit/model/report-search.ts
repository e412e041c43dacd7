import { z } from 'zod'
import { FINDING_STATES, pageFilters } from './report.schema.ts'

export const REPORT_VIEWS = ['checks', 'pages', 'changes'] as const

/** The router parses `?search=42` as a number. */
const text = z.preprocess((value) => (typeof value === 'number' ? String(value) : value), z.string().optional())
const { shape } = pageFilters

/** Parses the search parameters of a report; invalid values are ignored. */
const reportSearch = z.object({
  view: z.enum(REPORT_VIEWS).optional().catch(undefined),
  check: text.catch(undefined),
  address: text.catch(undefined),
  state: z.enum(FINDING_STATES).exclude(['open']).optional().catch(undefined),
  search: text.catch(undefined),
  locale: shape.locale.catch(undefined),
  kind: shape.kind.catch(undefined),
  severity: shape.severity.catch(undefined),
  text: shape.text.catch(undefined),
  sort: shape.sort.catch(undefined),
  page: z.coerce.number().int().min(2).optional().catch(undefined),
})
export type ReportSearch = z.infer<typeof reportSearch>

export function readReportSearch(search: Record<string, unknown>): ReportSearch {
  return reportSearch.parse(search)
}
