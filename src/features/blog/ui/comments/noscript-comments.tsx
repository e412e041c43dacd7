import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { expectDefined } from '#kernel/app-error.ts'
import { ApiError, apiClient, unwrap } from '#platform/client/api-client.ts'
import { getQueryClient } from '#platform/client/query-client.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { commentTexts } from '../../messages/comments/index.ts'
import type { Comment, CommentReading } from '../../model/comment.schema.ts'
import type { PublicPost } from '../../model/post.schema.ts'
import type { CommentRoutes } from '../../server/comments/comment.routes.ts'
import { CommentHead } from './comment-head.tsx'

/*
 * Server-only: all comments and replies as plain HTML, for readers without JavaScript. Not part of any browser bundle,
 * and its data is not serialized into the page.
 */

const open = apiClient<CommentRoutes>('/comments', { skipAuth: true })
const readingsByClient = new WeakMap<QueryClient, { reading: CommentReading; start: string | undefined }>()

/** The page after `?comments=<id>`; an unknown id shows the first page. */
export async function loadNoscriptComments({ id, slug }: PublicPost, search: string): Promise<void> {
  const after = new URLSearchParams(search).get('comments')
  const read = (query: { after?: string }) => unwrap(open.reading.$get({ query: { post: String(id), ...query } }))
  const unlessUnknown = (failure: unknown) => {
    if (failure instanceof ApiError && failure.status < 500) return null
    throw failure
  }
  const asked = after ? await read({ after }).catch(unlessUnknown) : null
  readingsByClient.set(getQueryClient(), { reading: asked ?? (await read({})), start: asked ? slug : undefined })
}

export function NoscriptComments() {
  const t = useT(commentTexts)
  const { reading, start } = expectDefined(readingsByClient.get(useQueryClient()), 'loaded comments')
  const { threads, next } = reading
  if (!start && threads.length === 0) return null
  return (
    <>
      {start && (
        <p className="mb-6">
          <a href={`${start}#comments`} rel="prev" className="text-link">
            {t('toNewest')}
          </a>
        </p>
      )}
      <ul aria-label={t('list')} className="mb-6">
        {threads.map((thread) => (
          <Thread key={thread.comment.id} {...thread} />
        ))}
      </ul>
      {next && (
        <a href={`?comments=${next}#comments`} rel="next" className="text-link">
          {t('older')}
        </a>
      )}
    </>
  )
}

function Thread({ comment, answers, next }: CommentReading['threads'][number]) {
  const t = useT(commentTexts)
  return (
    <li id={`comment-${comment.id}`} className="scroll-mt-28 border-line border-t py-5">
      <CommentBody comment={comment} />
      {answers.length > 0 && (
        <ul
          aria-label={t('repliesOf', { name: comment.authorName ?? t('formerUser') })}
          className="mt-1 border-line border-l-2 pl-4 sm:ml-2 sm:pl-6"
        >
          {answers.map((one) => (
            <li key={one.id} id={`comment-${one.id}`} className="scroll-mt-28 pt-4">
              <CommentBody comment={one} />
            </li>
          ))}
          {next && (
            <li className="pt-4">
              <a href={`?comments=${next}#comments`} className="text-link">
                {t('moreReplies')}
              </a>
            </li>
          )}
        </ul>
      )}
    </li>
  )
}

function CommentBody({ comment }: { comment: Comment }) {
  const t = useT(commentTexts)
  const name = comment.authorName ?? t('formerUser')
  if (comment.text === null) return <p className="text-ink-2 italic">{t('removed')}</p>
  return (
    <article aria-label={name}>
      <CommentHead comment={comment} name={name} />
      <p lang={comment.locale} dir="auto" className="mt-1.5 max-w-[44em] whitespace-pre-wrap wrap-anywhere">
        {comment.text}
      </p>
      {comment.likes > 0 && <p className="text-[0.92em] text-ink-2">{t('likes', { count: comment.likes })}</p>}
    </article>
  )
}
