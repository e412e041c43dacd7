import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { apiClient, unwrap } from '#platform/client/api-client.ts'
import type { JournalRoutes } from '../server/journal.routes.ts'

const api = apiClient<JournalRoutes>('/journal')

export const journalQueries = {
  all: () => ['journal'] as const,
  newest: (limit: number) =>
    queryOptions({
      queryKey: [...journalQueries.all(), 'newest', limit],
      // Without sign-ins, which would push changes off the overview.
      queryFn: () => unwrap(api.index.$get({ query: { limit: String(limit), kind: 'changes' } })),
      staleTime: 0,
    }),
  search: ({ query, kind }: { query: string; kind?: 'security' }) =>
    infiniteQueryOptions({
      queryKey: [...journalQueries.all(), 'search', query, kind],
      queryFn: ({ pageParam }) =>
        unwrap(
          api.index.$get({
            query: { ...(query && { query }), ...(kind && { kind }), ...(pageParam && { before: String(pageParam) }) },
          }),
        ),
      initialPageParam: null as number | null,
      getNextPageParam: ({ next }) => next,
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
}
