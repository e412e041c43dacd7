import { useQuery } from '@tanstack/react-query'
import { useAuth } from '#features/identity/ui/auth.store.ts'
import { LogInPrompt } from '#features/identity/ui/log-in-prompt.tsx'
import { MutedGate } from '#features/moderation/ui/muted-note.tsx'
import { useT } from '#platform/i18n/provider.tsx'
import { Note } from '#ui/note.tsx'
import { commentTexts } from '../../messages/comments/index.ts'
import { commentQueries } from './comment.queries.ts'
import { CommentForm } from './comment-form.tsx'
import { OwnCommentActions } from './own-comment-actions.tsx'

/** Comment form, and the user's own comments that are not public. */
export function OwnCommentsPanel({ postId }: { postId: number }) {
  const t = useT(commentTexts)
  const isSignedIn = useAuth(({ isAuthenticated }) => isAuthenticated)
  return (
    <>
      <div className="mb-8">
        {isSignedIn ? (
          <MutedGate>
            <CommentForm postId={postId} />
          </MutedGate>
        ) : (
          <LogInPrompt anchor="comments">{t('logInToComment')}</LogInPrompt>
        )}
      </div>
      {isSignedIn && <HeldComments postId={postId} />}
    </>
  )
}

function HeldComments({ postId }: { postId: number }) {
  const t = useT(commentTexts)
  const { data: mine } = useQuery(commentQueries.mine(postId))
  const held = mine?.own.filter(({ state }) => state !== 'visible') ?? []
  if (held.length === 0) return null
  return (
    <ul aria-label={t('own')} className="mb-6 grid gap-4">
      {held.map((own) => (
        <li key={own.id}>
          <Note tone={own.state === 'hidden' ? 'warn' : 'info'}>
            <p>
              {own.state === 'hidden'
                ? t('state.hidden', { reason: own.hiddenReason ?? '' })
                : t(own.state === 'spam' ? 'state.spam' : 'state.waiting')}
            </p>
            <p dir="auto" className="mt-2 whitespace-pre-wrap wrap-anywhere text-ink-2">
              {own.text}
            </p>
            <div className="mt-1 -ml-2">
              <OwnCommentActions postId={postId} own={own} />
            </div>
          </Note>
        </li>
      ))}
    </ul>
  )
}
