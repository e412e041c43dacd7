import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { addDays, toLocal } from '#kernel/local-time.ts'
import { answer, apiClient } from '#platform/client/api-client.ts'
import type { Metric } from '../../model/event.ts'
import type { VitalDimension, VitalsQuery } from '../../model/vitals-report.ts'
import type { VitalsRoutes } from '../../server/vitals.routes.ts'

const RECENT_DAYS = 28

const api = apiClient<VitalsRoutes>('/analytics/vitals')
const key = (...parts: unknown[]) => ['analytics', 'vitals', ...parts] as const

const inAddress = ({ build, ...query }: VitalsQuery) => ({
  ...query,
  ...(build !== undefined && { build: String(build) }),
})

export const vitalsQueries = {
  report: (query: VitalsQuery) =>
    queryOptions({
      queryKey: key('report', query),
      queryFn: () => answer(api.index.$get({ query: inAddress(query) })),
      placeholderData: keepPreviousData,
    }),
  breakdown: (query: VitalsQuery, metric: Metric, by: VitalDimension) =>
    queryOptions({
      queryKey: key('breakdown', query, metric, by),
      queryFn: () => answer(api.breakdown.$get({ query: { ...inAddress(query), metric, by } })),
      placeholderData: keepPreviousData,
    }),
  elements: (query: VitalsQuery, metric: Metric) =>
    queryOptions({
      queryKey: key('elements', query, metric),
      queryFn: () => answer(api.elements.$get({ query: { ...inAddress(query), metric } })),
      placeholderData: keepPreviousData,
    }),
  changes: (query: VitalsQuery) =>
    queryOptions({
      queryKey: key('changes', query),
      queryFn: () => answer(api.changes.$get({ query: inAddress(query) })),
      placeholderData: keepPreviousData,
    }),
  /** Of the last four weeks; for a list that does not know the business time zone. */
  recentChanges: () =>
    queryOptions({
      queryKey: key('recent-changes'),
      queryFn: () => {
        const { date: to } = toLocal(Date.now(), 'UTC')
        return answer(api.changes.$get({ query: { from: addDays(to, 1 - RECENT_DAYS), to } }))
      },
    }),
}
