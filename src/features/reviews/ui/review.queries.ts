import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { checkSession } from '#features/identity/ui/session.ts'
import { answer, apiClient } from '#platform/client/api-client.ts'
import type { ReviewRequest } from '../model/review.schema.ts'
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

/** Writes the first time, changes after that. */
export function useSaveReview(id: string | undefined) {
  return useChange((json: ReviewRequest) =>
    id ? answer(api[':id'].$put({ param: { id }, json })) : answer(api.index.$post({ json })),
  )
}

export function useRemoveReview() {
  return useChange((id: string) => answer(api[':id'].$delete({ param: { id } })))
}

export function useSaveReply(id: string) {
  return useChange((reply: string) => answer(api[':id'].reply.$put({ param: { id }, json: { reply } })))
}

export function useRemoveReply(id: string) {
  return useChange(() => answer(api[':id'].reply.$delete({ param: { id } })))
}

/** What was written shows at once: in the list, in the average, and as one's own. */
function useChange<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: reviewQueries.all() }),
  })
}
