import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { answer, apiClient } from '#platform/client/api-client.ts'
import type { CommentRoutes } from '../server/comment.routes.ts'
import { commentQueries } from './comment.queries.ts'

const api = apiClient<CommentRoutes>('/comments')

export function useWriteComment(postId: number) {
  return useChange(postId, (json: { text: string; replyTo?: number }) =>
    answer(api.index.$post({ json: { postId, ...json } })),
  )
}

export function useEditComment(postId: number) {
  return useChange(postId, ({ id, text }: { id: number; text: string }) =>
    answer(api[':id'].$patch({ param: { id: String(id) }, json: { text } })),
  )
}

export function useRemoveComment(postId: number) {
  return useChange(postId, (id: number) => answer(api[':id'].$delete({ param: { id: String(id) } })))
}

/** The list follows, and the article, whose head says how many there are. */
function useChange<Input, Answer>(postId: number, mutationFn: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn,
    onSuccess: () => {
      void router.invalidate()
      return queryClient.invalidateQueries({ queryKey: commentQueries.of(postId) })
    },
  })
}
