import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answer, apiClient } from '#platform/client/api-client.ts'
import type { ReviewRequest } from '../model/review.schema.ts'
import type { ReviewRoutes } from '../server/review.routes.ts'
import { reviewQueries } from './review.queries.ts'

const api = apiClient<ReviewRoutes>('/reviews')

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
