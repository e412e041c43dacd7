import { lazy, Suspense } from 'react'
import { LogInPrompt } from '#features/identity/ui/log-in-prompt.tsx'
import { useSeemsSignedIn } from '#features/identity/ui/seems-signed-in.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { commentTexts } from '../messages/comments/index.ts'
import type { CommentFormProps } from './comment-form.tsx'
import type { OwnCommentActionsProps } from './own-comment-actions.tsx'

/** Readers never load what writers of comments use. */
const Own = lazy(async () => ({ default: (await import('./own-comments.tsx')).OwnComments }))
const Form = lazy(async () => ({ default: (await import('./comment-form.tsx')).CommentForm }))
const Actions = lazy(async () => ({ default: (await import('./own-comment-actions.tsx')).OwnCommentActions }))

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
    <Suspense fallback={<Skeleton shape="block" className="mb-8 h-[15.5rem] w-full" />}>
      <Own postId={postId} />
    </Suspense>
  )
}

/** Until they are there, something about as tall stands in their place. */
export function CommentForm(props: CommentFormProps) {
  return (
    <Suspense fallback={<Skeleton shape="block" className="h-44 w-full" />}>
      <Form {...props} />
    </Suspense>
  )
}

export function OwnCommentActions(props: OwnCommentActionsProps) {
  return (
    <Suspense fallback={null}>
      <Actions {...props} />
    </Suspense>
  )
}
