import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { apiClient, unwrap } from '#platform/client/api-client.ts'
import type { ContentRoutes } from '../server/content.routes.ts'

const api = apiClient<ContentRoutes>('/site', { skipAuth: true })

const packageQueries = {
  /** Standard texts and prices, without the owner's changes. Not cached: they name the company and service prices. */
  standard: () =>
    queryOptions({
      queryKey: ['site', 'standard-packages'],
      queryFn: () => unwrap(api.packages.$get()),
      staleTime: 0,
      gcTime: 0,
    }),
}

export function useStandardPackages() {
  return useSuspenseQuery(packageQueries.standard()).data
}
