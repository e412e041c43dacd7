import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { addDays } from '#kernel/calendar.ts'
import { toLocal } from '#kernel/local-time.ts'
import { apiClient, unwrap } from '#platform/client/api-client.ts'
import type { Metric } from '../../../model/event.schema.ts'
import type { VitalDimension, VitalsQuery } from '../../../model/vitals/vitals-report.schema.ts'
import type { VitalsRoutes } from '../../../server/vitals/vitals.routes.ts'

const RECENT_DAYS = 28

const api = apiClient<VitalsRoutes>('/analytics/vitals')
const key = (...parts: unknown[]) => ['analytics', 'vitals', ...parts] as const

const toQueryParams = ({ build, ...query }: VitalsQuery) => ({
  ...query,
  ...(build !== undefined && { build: String(build) }),
})

const reportOptions = <Report>(queryKey: readonly unknown[], queryFn: () => Promise<Report>) =>
  queryOptions({ queryKey, queryFn, placeholderData: keepPreviousData })

export const vitalsQueries = {
  report: (query: VitalsQuery) =>
    reportOptions(key('report', query), () => unwrap(api.index.$get({ query: toQueryParams(query) }))),
  breakdown: (query: VitalsQuery, metric: Metric, by: VitalDimension) =>
    reportOptions(key('breakdown', query, metric, by), () =>
      unwrap(api.breakdown.$get({ query: { ...toQueryParams(query), metric, by } })),
    ),
  elements: (query: VitalsQuery, metric: Metric) =>
    reportOptions(key('elements', query, metric), () =>
      unwrap(api.elements.$get({ query: { ...toQueryParams(query), metric } })),
    ),
  changes: (query: VitalsQuery) =>
    reportOptions(key('changes', query), () => unwrap(api.changes.$get({ query: toQueryParams(query) }))),
  /** Changes of the last four weeks, for callers without the business time zone. */
  recentChanges: () =>
    queryOptions({
      queryKey: key('recent-changes'),
      queryFn: () => {
        const { date: to } = toLocal(Date.now(), 'UTC')
        return unwrap(api.changes.$get({ query: { from: addDays(to, 1 - RECENT_DAYS), to } }))
      },
    }),
}
