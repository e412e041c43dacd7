import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { checkSession } from '#features/identity/ui/session.ts'
import { answer, apiClient } from '#platform/client/api-client.ts'
import type { CommentPage, OwnComments } from '../model/comment.schema.ts'
import type { CommentSort } from '../model/comment.ts'
import type { CommentRoutes } from '../server/comment.routes.ts'

const open = apiClient<CommentRoutes>('/comments', { skipAuth: true })
const api = apiClient<CommentRoutes>('/comments')

export const commentQueries = {
  of: (postId: number) => ['comments', postId] as const,
  /** What the server puts into the page. */
  first: (postId: number) => commentQueries.list(postId, 'newest'),
  list: (postId: number, sort: CommentSort) =>
    infiniteQueryOptions({
      queryKey: [...commentQueries.of(postId), 'list', sort],
      queryFn: ({ pageParam }) =>
        answer(open.index.$get({ query: { post: String(postId), sort, ...(pageParam && { after: pageParam }) } })),
      initialPageParam: '',
      getNextPageParam: ({ next }) => next,
      placeholderData: keepPreviousData,
    }),
  replies: (postId: number, id: number) =>
    infiniteQueryOptions({
      queryKey: [...commentQueries.of(postId), 'replies', id],
      queryFn: ({ pageParam }) =>
        answer(
          open[':id'].replies.$get({ param: { id: String(id) }, query: { ...(pageParam && { after: pageParam }) } }),
        ),
      initialPageParam: '',
      getNextPageParam: ({ next }) => next,
    }),
  /** Nothing for a visitor: on a public page a session that is over is no reason to be sent to the login. */
  mine: (postId: number) =>
    queryOptions({
      queryKey: [...commentQueries.of(postId), 'mine'],
      queryFn: async (): Promise<OwnComments> =>
        (await checkSession()) ? answer(api.mine.$get({ query: { post: String(postId) } })) : { liked: [], own: [] },
      staleTime: 0,
    }),
}

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

function useChange<Input, Answer>(postId: number, mutationFn: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: commentQueries.of(postId) }),
  })
}

type Like = { id: number; isLiked: boolean }

/** Shown at once; if the server says otherwise, it is what it was. */
export function useLike(postId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, isLiked }: Like) => {
      const param = { id: String(id) }
      return answer(isLiked ? api[':id'].like.$put({ param }) : api[':id'].like.$delete({ param }))
    },
    onMutate: async (like) => {
      await queryClient.cancelQueries({ queryKey: commentQueries.of(postId) })
      showLike(queryClient, postId, like)
    },
    onError: (_error, { id, isLiked }) => showLike(queryClient, postId, { id, isLiked: !isLiked }),
    onSuccess: ({ likes }, { id }) => showCount(queryClient, postId, id, () => likes),
    // What was on its way when it was pressed had to be stopped, and is asked for again.
    onSettled: () => queryClient.invalidateQueries({ queryKey: commentQueries.mine(postId).queryKey }),
  })
}

function showLike(queryClient: QueryClient, postId: number, { id, isLiked }: Like): void {
  queryClient.setQueryData(commentQueries.mine(postId).queryKey, (mine = { liked: [], own: [] }) => {
    const others = mine.liked.filter((one) => one !== id)
    return { ...mine, liked: isLiked ? [...others, id] : others }
  })
  showCount(queryClient, postId, id, (likes) => likes + (isLiked ? 1 : -1))
}

/** In every list that holds the comment. */
function showCount(queryClient: QueryClient, postId: number, id: number, count: (likes: number) => number): void {
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
