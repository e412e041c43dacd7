import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { ChipGroup } from '#ui/chip.tsx'
import { Paged } from '#ui/data/paged.tsx'
import { commentTexts } from '../../messages/comments/index.ts'
import type { Comment, CommentThread } from '../../model/comment.schema.ts'
import { COMMENT_SORTS, type CommentSort } from '../../model/comment.ts'
import { commentQueries } from './comment.queries.ts'
import { CommentItem } from './comment-item.tsx'
import { WriteComment } from './lazy-commenter-tools.tsx'
import { NoscriptComments } from './noscript-comments.tsx'

/**
 * Comments under a post. The page's loader fetches `commentQueries.first(postId)` and the texts of comments, moderation
 * and the account menu; the user's own comments are fetched in the browser.
 */
export function CommentSection({ postId }: { postId: number }) {
  const t = useT(commentTexts)
  const [sort, setSort] = useState<CommentSort>('newest')
  const search = useInfiniteQuery(commentQueries.list(postId, sort))
  const linked = useLinkedComment(postId)
  const total = search.data?.pages[0]?.total ?? 0
  return (
    <section aria-labelledby="comments-heading" id="comments" className="mt-14 scroll-mt-28 border-line border-t pt-10">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3">
        <h2 id="comments-heading" tabIndex={-1} className="text-[1.6rem] outline-none">
          {total > 0 ? t('heading', { count: total }) : t('headingNone')}
        </h2>
        {total > 1 && (
          <ChipGroup label={t('sort')} options={COMMENT_SORTS} selected={sort} onSelect={setSort} className="gap-1.5">
            {(one) => t(`sort.${one}`)}
          </ChipGroup>
        )}
      </div>
      <WriteComment postId={postId} />
      {/* Replaces the list below without JavaScript (`blog.css`); its items have the ids for `#comment-7`. */}
      <noscript>{import.meta.env.SSR && <NoscriptComments />}</noscript>
      <Paged search={search} itemsOf={(page) => page.comments} t={t} empty={t('none')} more={t('more')}>
        {(comments) => (
          <ul aria-label={t('list')} className="mb-6">
            {prependIfMissing(linked?.thread, comments).map((comment) => (
              <CommentItem
                key={comment.id}
                postId={postId}
                comment={comment}
                linked={comment.id === linked?.thread.id ? linked.reply : null}
              />
            ))}
          </ul>
        )}
      </Paged>
    </section>
  )
}

function prependIfMissing(one: Comment | undefined, comments: Comment[]): Comment[] {
  return one && !comments.some(({ id }) => id === one.id) ? [one, ...comments] : comments
}

/** Loads the comment of `#comment-7` if it is not on the first page or is a collapsed reply. */
function useLinkedComment(postId: number): CommentThread | undefined {
  const id = useRouterState({ select: ({ location }) => /^comment-(\d+)$/.exec(location.hash)?.[1] })
  const { data, isFetched } = useQuery({ ...commentQueries.thread(postId, id ?? ''), enabled: Boolean(id) })
  useEffect(() => {
    if (id && isFetched)
      (document.querySelector(`[data-comment="${id}"]`) ?? document.getElementById('comments'))?.scrollIntoView()
  }, [id, isFetched])
  return data?.postId === postId ? data : undefined
}
