import { useAuth } from '#features/identity/ui/auth.store.ts'
import { LogInPrompt } from '#features/identity/ui/log-in-prompt.tsx'
import { MutedGate } from '#features/moderation/ui/muted-note.tsx'
import { useT } from '#platform/i18n/provider.tsx'
import { commentTexts } from '../../messages/comments/index.ts'
import { CommentForm } from './comment-form.tsx'
import { HeldComments } from './held-comments.tsx'

/** Comment form, and the user's own comments that are not public. */
export function OwnCommentsPanel({ postId }: { postId: number }) {
  return (
    <>
      <Write postId={postId} />
      <HeldComments postId={postId} />
    </>
  )
}

function Write({ postId }: { postId: number }) {
  const t = useT(commentTexts)
  const isSignedIn = useAuth(({ isAuthenticated }) => isAuthenticated)
  return (
    <div className="mb-8">
      {isSignedIn ? (
        <MutedGate>
          <CommentForm postId={postId} />
        </MutedGate>
      ) : (
        <LogInPrompt>{t('logInToComment')}</LogInPrompt>
      )}
    </div>
  )
}
