import { useMutation, useQueryClient } from '@tanstack/react-query'
import { apiClient, unwrap } from '#platform/client/api-client.ts'
import type { ReviewRequest } from '../model/review.schema.ts'
import type { ReviewRoutes } from '../server/review.routes.ts'
import { reviewQueries } from './review.queries.ts'

const api = apiClient<ReviewRoutes>('/reviews')

/** Writes the first time, changes after that. */
export function useSaveReview(id: string | undefined) {
  return useReviewMutation((json: ReviewRequest) =>
    id ? unwrap(api[':id'].$put({ param: { id }, json })) : unwrap(api.index.$post({ json })),
  )
}

export function useRemoveReview() {
  return useReviewMutation((id: string) => unwrap(api[':id'].$delete({ param: { id } })))
}

export function useSaveReply(id: string) {
  return useReviewMutation((reply: string) => unwrap(api[':id'].reply.$put({ param: { id }, json: { reply } })))
}

export function useRemoveReply(id: string) {
  return useReviewMutation(() => unwrap(api[':id'].reply.$delete({ param: { id } })))
}

/** What was written shows at once: in the list, in the average, and as one's own. */
function useReviewMutation<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: reviewQueries.all() }),
  })
}
