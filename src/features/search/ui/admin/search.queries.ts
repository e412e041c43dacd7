import { queryOptions } from '@tanstack/react-query'
import { apiClient, unwrap } from '#platform/client/api-client.ts'
import { currentLocale } from '#platform/i18n/current-locale.ts'
import type { SearchRoutes } from '../../server/search.routes.ts'

const api = apiClient<SearchRoutes>('/search')

export const searchQueries = {
  /** The query is part of the key, so that results of an earlier query are never shown for it. */
  results: (q: string) =>
    queryOptions({
      queryKey: ['search', q],
      queryFn: () => unwrap(api.index.$get({ query: { q, lng: currentLocale() } })),
      enabled: q !== '',
      staleTime: 10_000,
      gcTime: 60_000,
      retry: false,
    }),
}
