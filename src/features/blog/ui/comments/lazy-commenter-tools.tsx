import { useHasStoredSession } from '#features/identity/ui/has-stored-session.ts'
import { LogInPrompt } from '#features/identity/ui/log-in-prompt.tsx'
import { useT } from '#platform/i18n/provider.tsx'
import { FailedNote } from '#ui/failed-note.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { commentTexts } from '../../messages/comments/index.ts'
import type { CommentFormProps } from './comment-form.tsx'
import type { OwnCommentActionsProps } from './own-comment-actions.tsx'

/** Loaded only for signed-in users, to keep it out of the bundle of readers. */
const Own = lazyPart(async () => ({ default: (await import('./own-comments-panel.tsx')).OwnCommentsPanel }))
const Form = lazyPart(async () => ({ default: (await import('./comment-form.tsx')).CommentForm }))
const Actions = lazyPart(async () => ({ default: (await import('./own-comment-actions.tsx')).OwnCommentActions }))

export function WriteComment({ postId }: { postId: number }) {
  const t = useT(commentTexts)
  if (!useHasStoredSession())
    return (
      <div className="mb-8">
        <LogInPrompt anchor="comments">{t('logInToComment')}</LogInPrompt>
      </div>
    )
  return (
    <Own postId={postId} fallback={<Skeleton shape="block" className="mb-8 h-[15.5rem] w-full" />} failed={failed} />
  )
}

/** Placeholder of about the same height, against layout shift. */
export function LazyCommentForm(props: CommentFormProps) {
  return <Form {...props} fallback={<Skeleton shape="block" className="h-44 w-full" />} failed={failed} />
}

export function LazyOwnCommentActions(props: OwnCommentActionsProps) {
  return <Actions {...props} failed={failed} />
}

const failed = (retry: () => void) => <LoadFailedNote onRetry={retry} />

function LoadFailedNote({ onRetry }: { onRetry: () => void }) {
  const t = useT(commentTexts)
  return (
    <FailedNote className="mb-8" retry={t('retry')} onRetry={onRetry}>
      {t('unloaded')}
    </FailedNote>
  )
}
