import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { apiClient, unwrap } from '#platform/client/api-client.ts'
import type { CommentRoutes } from '../../server/comments/comment.routes.ts'
import { commentQueries } from './comment.queries.ts'

const api = apiClient<CommentRoutes>('/comments')

export function useWriteComment(postId: number) {
  return useCommentMutation(postId, (json: { text: string; replyTo?: number }) =>
    unwrap(api.index.$post({ json: { postId, ...json } })),
  )
}

export function useEditComment(postId: number) {
  return useCommentMutation(postId, ({ id, text }: { id: number; text: string }) =>
    unwrap(api[':id'].$patch({ param: { id: String(id) }, json: { text } })),
  )
}

export function useRemoveComment(postId: number) {
  return useCommentMutation(postId, (id: number) => unwrap(api[':id'].$delete({ param: { id: String(id) } })))
}

/** Invalidates the comments, and the post, whose head shows their number. */
function useCommentMutation<Input, Result>(postId: number, mutationFn: (input: Input) => Promise<Result>) {
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
