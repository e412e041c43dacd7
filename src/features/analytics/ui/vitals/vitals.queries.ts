import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { addDays } from '#kernel/calendar.ts'
import { toLocal } from '#kernel/local-time.ts'
import { apiClient, unwrap } from '#platform/client/api-client.ts'
import type { Metric } from '../../model/event.schema.ts'
import type { VitalDimension, VitalsQuery } from '../../model/vitals-report.schema.ts'
import type { VitalsRoutes } from '../../server/vitals/vitals.routes.ts'

const RECENT_DAYS = 28

const api = apiClient<VitalsRoutes>('/analytics/vitals')
const key = (...parts: unknown[]) => ['analytics', 'vitals', ...parts] as const

const toQueryParams = ({ build, ...query }: VitalsQuery) => ({
  ...query,
  ...(build !== undefined && { build: String(build) }),
})

export const vitalsQueries = {
  report: (query: VitalsQuery) =>
    queryOptions({
      queryKey: key('report', query),
      queryFn: () => unwrap(api.index.$get({ query: toQueryParams(query) })),
      placeholderData: keepPreviousData,
    }),
  breakdown: (query: VitalsQuery, metric: Metric, by: VitalDimension) =>
    queryOptions({
      queryKey: key('breakdown', query, metric, by),
      queryFn: () => unwrap(api.breakdown.$get({ query: { ...toQueryParams(query), metric, by } })),
      placeholderData: keepPreviousData,
    }),
  elements: (query: VitalsQuery, metric: Metric) =>
    queryOptions({
      queryKey: key('elements', query, metric),
      queryFn: () => unwrap(api.elements.$get({ query: { ...toQueryParams(query), metric } })),
      placeholderData: keepPreviousData,
    }),
  changes: (query: VitalsQuery) =>
    queryOptions({
      queryKey: key('changes', query),
      queryFn: () => unwrap(api.changes.$get({ query: toQueryParams(query) })),
      placeholderData: keepPreviousData,
    }),
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
