import { Link } from '@tanstack/react-router'
import { useDate } from '#features/settings/ui/use-date.ts'
import { DAY_MS } from '#kernel/time-units.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Badge, type BadgeProps } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { ConfirmButton } from '#ui/overlay/confirm.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { blogAuthoringTexts } from '../../../messages/authoring/index.ts'
import type { PostListItem, PostState } from '../../../model/authoring.schema.ts'
import { useDeletePost } from '../authoring.queries.ts'
import { useFormatDateTime } from '../post-form/post-notices.tsx'
import { publicPageOf } from '../public-page-of.ts'
import { RestorePost, useRestore } from './restore-post.tsx'

const DAYS_TO_RESTORE = 30
export const STATE_TONES: Record<PostState, NonNullable<BadgeProps['tone']>> = {
  draft: 'neutral',
  scheduled: 'brand',
  published: 'ok',
  deleted: 'danger',
}

export function PostListRow({ post, onMoved }: { post: PostListItem; onMoved: () => void }) {
  const t = useT(blogAuthoringTexts)
  const { id, slug, title, state, creator, languages } = post
  const params = { blogId: String(id), slug }
  const quiet = buttonStyles({ variant: 'quiet', size: 's' })
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2.5 border-line border-b py-3.5">
      <div className="min-w-0 grow basis-72">
        <p className="font-semibold leading-snug">
          <Link to="/edit/$blogId/$slug" params={params} className="text-ink no-underline hover:underline">
            {title}
          </Link>
        </p>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-2 text-sm">
          <Badge tone={STATE_TONES[state]}>{t(`state.${state}`)}</Badge>
          {post.kind === 'case' && <Badge tone="brand">{t('kind.case')}</Badge>}
          <PostMoment post={post} />
          <span>{creator}</span>
          <span className="measure uppercase">{languages.join(' ')}</span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {state === 'published' ? (
          <Link {...publicPageOf(post)} className={quiet}>
            {t('view')}
            <Of title={title} />
          </Link>
        ) : (
          <Link to="/edit/$blogId/$slug" params={params} search={{ preview: true }} className={quiet}>
            {t('preview')}
            <Of title={title} />
          </Link>
        )}
        {state === 'deleted' ? (
          <RestorePost id={id} onRestored={onMoved} />
        ) : (
          <>
            <Link to="/edit/$blogId/$slug" params={params} className={buttonStyles({ variant: 'ghost', size: 's' })}>
              {t('edit')}
              <Of title={title} />
            </Link>
            <DeletePost post={post} onDeleted={onMoved} />
          </>
        )}
      </div>
    </li>
  )
}

/** Names the post for screen readers. */
function Of({ title }: { title: string }) {
  return <span className="sr-only">: {title}</span>
}

/** The date that matters in the state of the post. */
function PostMoment({ post: { state, publishedAt, updatedAt, deletedAt } }: { post: PostListItem }) {
  const t = useT(blogAuthoringTexts)
  const date = useDate('medium')
  const moment = useFormatDateTime()
  if (state === 'deleted' && deletedAt) return <span>{t('gone', { date: date(purgeDateOf(deletedAt)) })}</span>
  if (state === 'scheduled' && publishedAt) return <span>{t('publishes', { date: moment(publishedAt) })}</span>
  if (state === 'published' && publishedAt) return <span>{t('published', { date: date(publishedAt) })}</span>
  return <span>{t('updated', { date: date(updatedAt) })}</span>
}

function purgeDateOf(deletedAt: string): string {
  return new Date(Date.parse(deletedAt) + DAYS_TO_RESTORE * DAY_MS).toISOString()
}

/** Deletes at once, with an undo button in the toast; for a post that readers see, after a confirmation. */
function DeletePost({ post: { id, title, state }, onDeleted }: { post: PostListItem; onDeleted: () => void }) {
  const t = useT(blogAuthoringTexts)
  const { show } = useToast()
  const remove = useDeletePost()
  const { restore } = useRestore(id)

  async function deletePost() {
    await remove.mutateAsync(String(id))
    onDeleted()
    show({ title: t('deleted'), description: title, tone: 'ok', action: { label: t('undo'), onAction: restore } })
  }

  const button = {
    size: 's',
    variant: 'ghost',
    'aria-label': `${t('delete')}: ${title}`,
    children: t('delete'),
  } as const
  if (state === 'published')
    return (
      <ConfirmButton
        {...button}
        question={t('deleteTitle')}
        description={t('deleteText', { title })}
        cancelLabel={t('cancel')}
        failed={t('deleteFailed')}
        onConfirm={deletePost}
      />
    )
  return (
    <Button
      {...button}
      pending={remove.isPending}
      onClick={() => deletePost().catch(() => show({ title: t('deleteFailed'), tone: 'danger' }))}
    />
  )
}
