import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { apiClient, unwrap } from '#platform/client/api-client.ts'
import { apiFetch } from '#platform/client/api-fetch.ts'
import { saveFile } from '#ui/save-file.ts'
import type { Period, Resolution } from '../../../model/period.ts'
import type { Dimension, VisitFilters } from '../../../model/visitors-report.schema.ts'
import type { CrawlerRoutes, VisitorsRoutes } from '../../../server/visitors/visitors.routes.ts'

const api = apiClient<VisitorsRoutes>('/analytics/visitors')
const crawlersApi = apiClient<CrawlerRoutes>('/analytics/crawlers')

/** Polling interval of live visitors while the page is visible. */
const LIVE_INTERVAL_MS = 15_000
const STALE_MS = 60_000

export type Report = { period: Period; resolution: Resolution; filters: VisitFilters }

const key = (...parts: unknown[]) => ['analytics', 'visitors', ...parts] as const
const reportOptions = <Data>(queryKey: readonly unknown[], queryFn: () => Promise<Data>) =>
  queryOptions({ queryKey, queryFn, placeholderData: keepPreviousData, staleTime: STALE_MS })

export const visitorsQueries = {
  report: ({ period, resolution, filters }: Report) =>
    reportOptions(key('report', period, resolution, filters), () =>
      unwrap(api.index.$get({ query: { ...period, resolution, ...filters } })),
    ),
  funnel: ({ period, filters }: Pick<Report, 'period' | 'filters'>) =>
    reportOptions(key('funnel', period, filters), () => unwrap(api.funnel.$get({ query: { ...period, ...filters } }))),
  breakdown: ({ period, filters }: Pick<Report, 'period' | 'filters'>, by: Dimension, limit: number) =>
    reportOptions(key('breakdown', by, limit, period, filters), () =>
      unwrap(api.breakdown.$get({ query: { ...period, ...filters, by, limit: String(limit) } })),
    ),
  crawlers: ({ from, to }: Period) =>
    queryOptions({
      queryKey: ['analytics', 'crawlers', from, to],
      queryFn: () => unwrap(crawlersApi.index.$get({ query: { from, to } })),
      placeholderData: keepPreviousData,
    }),
  live: () =>
    queryOptions({
      queryKey: key('live'),
      queryFn: () => unwrap(api.live.$get()),
      staleTime: 0,
      refetchInterval: LIVE_INTERVAL_MS,
    }),
}

export function useExport() {
  return useMutation({
    mutationFn: async ({ period, resolution, filters }: Report) => {
      const query = new URLSearchParams({ ...period, resolution, ...filters, lng: document.documentElement.lang })
      const response = await apiFetch(`/api/analytics/visitors/export?${query}`)
      if (!response.ok) throw new Error(`export failed with status ${response.status}`)
      saveFile(`visitors-${period.from}-${period.to}.csv`, await response.arrayBuffer(), 'text/csv')
    },
  })
}
