import { useMutation } from '@tanstack/react-query'
import { apiClient, unwrap } from '#platform/client/api-client.ts'
import { useInvalidate } from '#platform/client/refetch.ts'
import type { ReviewRequest } from '../model/review.schema.ts'
import type { ReviewRoutes } from '../server/review.routes.ts'
import { reviewQueries } from './review.queries.ts'

const api = apiClient<ReviewRoutes>('/reviews')

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

/** Invalidates the list, the summary and the own review. */
function useReviewMutation<Input, Result>(mutationFn: (input: Input) => Promise<Result>) {
  return useMutation({ mutationFn, onSuccess: useInvalidate(reviewQueries.all()) })
}
