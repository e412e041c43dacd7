import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answer, apiClient } from '#platform/client/api-client.ts'
import type { JournalRoutes } from '../server/journal.routes.ts'

const api = apiClient<JournalRoutes>('/journal')

export const journalQueries = {
  all: () => ['journal'] as const,
  newest: (limit: number) =>
    queryOptions({
      queryKey: [...journalQueries.all(), 'newest', limit],
      queryFn: () => answer(api.index.$get({ query: { limit: String(limit) } })),
      staleTime: 0,
    }),
  search: (query: string) =>
    infiniteQueryOptions({
      queryKey: [...journalQueries.all(), 'search', query],
      queryFn: ({ pageParam }) =>
        answer(
          api.index.$get({
            query: { ...(query ? { query } : {}), ...(pageParam ? { before: String(pageParam) } : {}) },
          }),
        ),
      initialPageParam: null as number | null,
      getNextPageParam: ({ next }) => next,
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
}
