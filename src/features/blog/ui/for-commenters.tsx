import { LogInPrompt } from '#features/identity/ui/log-in-prompt.tsx'
import { useSeemsSignedIn } from '#features/identity/ui/seems-signed-in.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { FailedNote } from '#ui/failed-note.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { commentTexts } from '../messages/comments/index.ts'
import type { CommentFormProps } from './comment-form.tsx'
import type { OwnCommentActionsProps } from './own-comment-actions.tsx'

/** Readers never load what writers of comments use. */
const Own = lazyPart(async () => ({ default: (await import('./own-comments.tsx')).OwnComments }))
const Form = lazyPart(async () => ({ default: (await import('./comment-form.tsx')).CommentForm }))
const Actions = lazyPart(async () => ({ default: (await import('./own-comment-actions.tsx')).OwnCommentActions }))

/** Where one writes; for a visitor the way to it. */
export function WriteComment({ postId }: { postId: number }) {
  const t = useT(commentTexts)
  if (!useSeemsSignedIn())
    return (
      <div className="mb-8">
        <LogInPrompt>{t('logInToComment')}</LogInPrompt>
      </div>
    )
  return (
    <Own
      postId={postId}
      fallback={<Skeleton shape="block" className="mb-8 h-[15.5rem] w-full" />}
      failed={(retry) => <Unloaded onRetry={retry} />}
    />
  )
}

/** Until they are there, something about as tall stands in their place. */
export function CommentForm(props: CommentFormProps) {
  return (
    <Form
      {...props}
      fallback={<Skeleton shape="block" className="h-44 w-full" />}
      failed={(retry) => <Unloaded onRetry={retry} />}
    />
  )
}

export function OwnCommentActions(props: OwnCommentActionsProps) {
  return <Actions {...props} failed={(retry) => <Unloaded onRetry={retry} />} />
}

function Unloaded({ onRetry }: { onRetry: () => void }) {
  const t = useT(commentTexts)
  return (
    <FailedNote className="mb-8" retry={t('retry')} onRetry={onRetry}>
      {t('unloaded')}
    </FailedNote>
  )
}
