import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { CommentThread } from '../../model/comment.schema.ts'
import { commentQueries } from './comment.queries.ts'

/** `#comment-7` leads to that comment, also when it is older than the first page or an answer that is folded away. */
export function useLinkedComment(postId: number): CommentThread | undefined {
  const id = useRouterState({ select: ({ location }) => /^comment-(\d+)$/.exec(location.hash)?.[1] })
  const { data, isFetched } = useQuery({ ...commentQueries.thread(postId, id ?? ''), enabled: Boolean(id) })
  useEffect(() => {
    if (id && isFetched)
      (document.querySelector(`[data-comment="${id}"]`) ?? document.getElementById('comments'))?.scrollIntoView()
  }, [id, isFetched])
  return data?.postId === postId ? data : undefined
}
