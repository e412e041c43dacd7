import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { checkSessionLazily } from '#features/identity/ui/check-session.ts'
import { apiClient, unwrap } from '#platform/client/api-client.ts'
import { pagedQuery } from '#platform/client/paged-query.ts'
import type { OwnComments } from '../../model/comment.schema.ts'
import type { CommentSort } from '../../model/comment.ts'
import type { CommentRoutes } from '../../server/comments/comment.routes.ts'

const open = apiClient<CommentRoutes>('/comments', { skipAuth: true })
const api = apiClient<CommentRoutes>('/comments')

export const commentQueries = {
  of: (postId: number) => ['comments', postId] as const,
  /** Rendered by the server. */
  first: (postId: number) => commentQueries.list(postId, 'newest'),
  list: (postId: number, sort: CommentSort) =>
    infiniteQueryOptions({
      ...pagedQuery([...commentQueries.of(postId), 'list', sort], (after) =>
        unwrap(open.index.$get({ query: { post: String(postId), sort, after } })),
      ),
      placeholderData: keepPreviousData,
    }),
  replies: (postId: number, id: number) =>
    pagedQuery([...commentQueries.of(postId), 'replies', id], (after) =>
      unwrap(open[':id'].replies.$get({ param: { id: String(id) }, query: { after } })),
    ),
  /** By the id in a comment link. */
  thread: (postId: number, id: string) =>
    queryOptions({
      queryKey: [...commentQueries.of(postId), 'thread', id],
      queryFn: () => unwrap(open[':id'].$get({ param: { id } })),
    }),
  /** Null for a visitor: on a public page an expired session must not redirect to the login. */
  mine: (postId: number) =>
    queryOptions({
      queryKey: [...commentQueries.of(postId), 'mine'],
      queryFn: async (): Promise<OwnComments> =>
        (await checkSessionLazily())
          ? unwrap(api.mine.$get({ query: { post: String(postId) } }))
          : { liked: [], own: [] },
      staleTime: 0,
    }),
}
