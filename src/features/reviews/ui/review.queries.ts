import { queryOptions } from '@tanstack/react-query'
import { checkSessionLazily } from '#features/identity/ui/check-session.ts'
import { apiClient, unwrap } from '#platform/client/api-client.ts'
import { pagedQuery } from '#platform/client/paged-query.ts'
import type { ReviewSort, StarCount } from '../model/review.ts'
import type { ReviewRoutes } from '../server/review.routes.ts'

const publicApi = apiClient<ReviewRoutes>('/reviews', { skipAuth: true })
const api = apiClient<ReviewRoutes>('/reviews')

export const reviewQueries = {
  all: () => ['reviews'] as const,
  list: (sort: ReviewSort, stars: StarCount | undefined) =>
    pagedQuery([...reviewQueries.all(), 'list', sort, stars ?? 'all'], (after) =>
      unwrap(publicApi.index.$get({ query: { sort, stars: stars?.toString(), after } })),
    ),
  summary: () =>
    queryOptions({ queryKey: [...reviewQueries.all(), 'summary'], queryFn: () => unwrap(publicApi.summary.$get()) }),
  /** Null without a session: on a public page an expired session must not redirect to the login. */
  mine: () =>
    queryOptions({
      queryKey: [...reviewQueries.all(), 'mine'],
      queryFn: async () => ((await checkSessionLazily()) ? unwrap(api.mine.$get()) : null),
      staleTime: 0,
    }),
}
