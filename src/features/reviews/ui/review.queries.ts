import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { checkSession } from '#features/identity/ui/check-session.ts'
import { answer, apiClient } from '#platform/client/api-client.ts'
import type { Sort, Stars } from '../model/review.ts'
import type { ReviewRoutes } from '../server/review.routes.ts'

const open = apiClient<ReviewRoutes>('/reviews', { skipAuth: true })
const api = apiClient<ReviewRoutes>('/reviews')

export const reviewQueries = {
  all: () => ['reviews'] as const,
  list: (sort: Sort, stars: Stars | undefined) =>
    infiniteQueryOptions({
      queryKey: [...reviewQueries.all(), 'list', sort, stars ?? 'all'],
      queryFn: ({ pageParam }) =>
        answer(
          open.index.$get({
            query: { sort, ...(stars && { stars: String(stars) }), ...(pageParam && { after: pageParam }) },
          }),
        ),
      initialPageParam: '',
      getNextPageParam: ({ next }) => next,
    }),
  summary: () =>
    queryOptions({ queryKey: [...reviewQueries.all(), 'summary'], queryFn: () => answer(open.summary.$get()) }),
  /** Null for a visitor too: on a public page a session that is over is no reason to be sent to the login. */
  mine: () =>
    queryOptions({
      queryKey: [...reviewQueries.all(), 'mine'],
      queryFn: async () => ((await checkSession()) ? answer(api.mine.$get()) : null),
      staleTime: 0,
    }),
}
