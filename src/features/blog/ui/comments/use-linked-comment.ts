import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { CommentThread } from '../../model/comment.schema.ts'
import { commentQueries } from './comment.queries.ts'

/** Loads the comment of `#comment-7` if it is not on the first page or is a collapsed reply. */
export function useLinkedComment(postId: number): CommentThread | undefined {
  const id = useRouterState({ select: ({ location }) => /^comment-(\d+)$/.exec(location.hash)?.[1] })
  const { data, isFetched } = useQuery({ ...commentQueries.thread(postId, id ?? ''), enabled: Boolean(id) })
  useEffect(() => {
    if (id && isFetched)
      (document.querySelector(`[data-comment="${id}"]`) ?? document.getElementById('comments'))?.scrollIntoView()
  }, [id, isFetched])
  return data?.postId === postId ? data : undefined
}
