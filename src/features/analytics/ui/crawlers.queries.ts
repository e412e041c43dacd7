import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { apiClient, unwrap } from '#platform/client/api-client.ts'
import type { Period } from '../model/period.ts'
import type { CrawlerRoutes } from '../server/visitors/crawlers.routes.ts'

const api = apiClient<CrawlerRoutes>('/analytics/crawlers')

export const crawlerQueries = {
  report: ({ from, to }: Period) =>
    queryOptions({
      queryKey: ['analytics', 'crawlers', from, to],
      queryFn: () => unwrap(api.index.$get({ query: { from, to } })),
      placeholderData: keepPreviousData,
    }),
}
