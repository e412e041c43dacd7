import { queryOptions, useMutation } from '@tanstack/react-query'
import { apiClient, unwrap } from '#platform/client/api-client.ts'
import { apiFetch } from '#platform/client/api-fetch.ts'
import { reportQuery } from '#platform/client/refetch.ts'
import { saveFile } from '#ui/save-file.ts'
import type { FiguresQuery } from '../../../model/figure-source.ts'
import type { Period, VisitResolution } from '../../../model/period.ts'
import type { Dimension, VisitFilters } from '../../../model/visitors-report.schema.ts'
import type { CrawlerRoutes, VisitorsRoutes } from '../../../server/visitors/visitors.routes.ts'

const api = apiClient<VisitorsRoutes>('/analytics/visitors')
const crawlersApi = apiClient<CrawlerRoutes>('/analytics/crawlers')

/** Polling interval of live visitors while the page is visible. */
const LIVE_INTERVAL_MS = 15_000
const STALE_MS = 60_000

export type Report = FiguresQuery & { period: Period; resolution: VisitResolution; filters: VisitFilters }
type VisitsWanted = Omit<Report, 'resolution'>

const key = (...parts: unknown[]) => ['analytics', 'visitors', ...parts] as const

export const visitorsQueries = {
  report: ({ period, resolution, filters, figures }: Report) =>
    reportQuery(
      key('report', period, resolution, filters, figures),
      () => unwrap(api.index.$get({ query: { ...period, resolution, ...filters, figures } })),
      STALE_MS,
    ),
  funnel: ({ period, filters, figures }: VisitsWanted) =>
    reportQuery(
      key('funnel', period, filters, figures),
      () => unwrap(api.funnel.$get({ query: { ...period, ...filters, figures } })),
      STALE_MS,
    ),
  breakdown: ({ period, filters, figures }: VisitsWanted, by: Dimension, limit: number) =>
    reportQuery(
      key('breakdown', by, limit, period, filters, figures),
      () => unwrap(api.breakdown.$get({ query: { ...period, ...filters, figures, by, limit: String(limit) } })),
      STALE_MS,
    ),
  crawlers: ({ from, to }: Period, figures: FiguresQuery['figures']) =>
    reportQuery(['analytics', 'crawlers', from, to, figures], () =>
      unwrap(crawlersApi.index.$get({ query: { from, to, figures } })),
    ),
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
    mutationFn: async ({ period, resolution, filters, figures }: Report) => {
      const source = figures && { figures }
      const query = new URLSearchParams({
        ...period,
        resolution,
        ...filters,
        ...source,
        lng: document.documentElement.lang,
      })
      const response = await apiFetch(`/api/analytics/visitors/export?${query}`)
      if (!response.ok) throw new Error(`export failed with status ${response.status}`)
      saveFile(`visitors-${period.from}-${period.to}.csv`, await response.arrayBuffer(), 'text/csv')
    },
  })
}
