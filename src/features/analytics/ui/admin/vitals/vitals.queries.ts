import { addDays } from '#kernel/calendar.ts'
import { toLocal } from '#kernel/local-time.ts'
import { apiClient, unwrap } from '#platform/client/api-client.ts'
import { cachedQuery, reportQuery } from '#platform/client/refetch.ts'
import type { Metric } from '../../../model/event.schema.ts'
import type { FiguresQuery } from '../../../model/figure-source.ts'
import type { VitalDimension, VitalsQuery } from '../../../model/vitals/vitals-report.schema.ts'
import type { VitalsRoutes } from '../../../server/vitals/vitals.routes.ts'

const RECENT_DAYS = 28

const api = apiClient<VitalsRoutes>('/analytics/vitals')
const key = (...parts: unknown[]) => ['analytics', 'vitals', ...parts] as const

/** `figures: 'own'`: never the examples of the demo. */
export type VitalsReportQuery = VitalsQuery & FiguresQuery

const toQueryParams = ({ build, ...query }: VitalsReportQuery) => ({
  ...query,
  ...(build !== undefined && { build: String(build) }),
})

export const vitalsQueries = {
  report: (query: VitalsReportQuery) =>
    reportQuery(key('report', query), () => unwrap(api.index.$get({ query: toQueryParams(query) }))),
  breakdown: (query: VitalsReportQuery, metric: Metric, by: VitalDimension) =>
    reportQuery(key('breakdown', query, metric, by), () =>
      unwrap(api.breakdown.$get({ query: { ...toQueryParams(query), metric, by } })),
    ),
  elements: (query: VitalsReportQuery, metric: Metric) =>
    reportQuery(key('elements', query, metric), () =>
      unwrap(api.elements.$get({ query: { ...toQueryParams(query), metric } })),
    ),
  changes: (query: VitalsReportQuery) =>
    reportQuery(key('changes', query), () => unwrap(api.changes.$get({ query: toQueryParams(query) }))),
  /** Measured changes of the last four weeks, for callers without the business time zone. */
  recentChanges: () =>
    cachedQuery(key('recent-changes'), () => {
      const { date: to } = toLocal(Date.now(), 'UTC')
      return unwrap(api.changes.$get({ query: { from: addDays(to, 1 - RECENT_DAYS), to, figures: 'own' } }))
    }),
}
