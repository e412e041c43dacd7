import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { apiClient, unwrap } from '#platform/client/api-client.ts'
import type { CommentPage } from '../../model/comment.schema.ts'
import type { CommentRoutes } from '../../server/comments/comment.routes.ts'
import { commentQueries } from './comment.queries.ts'

const api = apiClient<CommentRoutes>('/comments')

type Like = { id: number; isLiked: boolean }

/** Optimistic update with rollback. */
export async function likeComment(queryClient: QueryClient, postId: number, { id, isLiked }: Like): Promise<void> {
  const param = { id: String(id) }
  await queryClient.cancelQueries({ queryKey: commentQueries.of(postId) })
  applyLike(queryClient, postId, { id, isLiked })
  try {
    const { likes } = await unwrap(isLiked ? api[':id'].like.$put({ param }) : api[':id'].like.$delete({ param }))
    updateLikeCount(queryClient, postId, id, () => likes)
  } catch (error) {
    applyLike(queryClient, postId, { id, isLiked: !isLiked })
    throw error
  } finally {
    // Running fetches were cancelled for the update, so fetch again.
    void queryClient.invalidateQueries({ queryKey: commentQueries.mine(postId).queryKey })
  }
}

function applyLike(queryClient: QueryClient, postId: number, { id, isLiked }: Like): void {
  queryClient.setQueryData(commentQueries.mine(postId).queryKey, (mine = { liked: [], own: [] }) => {
    const others = mine.liked.filter((one) => one !== id)
    return { ...mine, liked: isLiked ? [...others, id] : others }
  })
  updateLikeCount(queryClient, postId, id, (likes) => likes + (isLiked ? 1 : -1))
}

function updateLikeCount(queryClient: QueryClient, postId: number, id: number, count: (likes: number) => number): void {
  for (const what of ['list', 'replies'])
    queryClient.setQueriesData<InfiniteData<CommentPage, string>>(
      { queryKey: [...commentQueries.of(postId), what] },
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            comments: page.comments.map((one) => (one.id === id ? { ...one, likes: count(one.likes) } : one)),
          })),
        },
    )
}
