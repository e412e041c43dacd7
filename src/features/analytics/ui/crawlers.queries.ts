import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answer, apiClient } from '#platform/client/api-client.ts'
import type { Period } from '../model/period.ts'
import type { CrawlerRoutes } from '../server/crawlers.routes.ts'

const api = apiClient<CrawlerRoutes>('/analytics/crawlers')

export const crawlerQueries = {
  report: ({ from, to }: Period) =>
    queryOptions({
      queryKey: ['analytics', 'crawlers', from, to],
      queryFn: () => answer(api.index.$get({ query: { from, to } })),
      placeholderData: keepPreviousData,
    }),
}
