import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useHasStoredSession } from '#features/identity/ui/has-stored-session.ts'
import { LogInPrompt } from '#features/identity/ui/log-in-prompt.tsx'
import { ReportButton } from '#features/moderation/ui/report-button.tsx'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { Note } from '#ui/note.tsx'
import { commentTexts } from '../../messages/comments/index.ts'
import type { Comment } from '../../model/comment.schema.ts'
import { commentQueries } from './comment.queries.ts'
import { CommentHead } from './comment-head.tsx'
import { CommentReplies } from './comment-replies.tsx'
import { LazyCommentForm, LazyOwnCommentActions } from './lazy-commenter-tools.tsx'

type CommentItemProps = {
  postId: number
  comment: Comment
  isReply?: boolean
  /** The reply that the URL fragment links to. */
  linked?: Comment | null
}
type CommentMode = 'reply' | 'edit' | 'waits' | 'logInToLike' | 'logInToReply'

/** A comment and, for the root of a thread, its replies. The text is rendered as text, never as markup. */
export function CommentItem({ postId, comment, isReply = false, linked = null }: CommentItemProps) {
  const t = useT(commentTexts)
  const name = comment.authorName ?? t('formerUser')
  const [mode, setMode] = useState<CommentMode>()
  const [hasReplied, setReplied] = useState(false)
  const isRemoved = comment.text === null
  const closeForm = () => setMode(undefined)

  function onReplied(isVisible: boolean) {
    setReplied(isVisible)
    setMode(isVisible ? undefined : 'waits')
  }
  return (
    <li
      // Without an id: the list in `<noscript>` has it.
      data-comment={comment.id}
      className={isReply ? 'scroll-mt-28 pt-4' : 'scroll-mt-28 border-line border-t py-5'}
    >
      {isRemoved ? (
        <p className="text-ink-2 italic">{t('removed')}</p>
      ) : (
        <article aria-label={name}>
          <CommentHead comment={comment} name={name} />
          {mode === 'edit' ? (
            <LazyCommentForm
              postId={postId}
              editing={{ id: comment.id, text: comment.text ?? '' }}
              onWritten={closeForm}
              onCancel={closeForm}
            />
          ) : (
            <p lang={comment.locale} dir="auto" className="mt-1.5 max-w-[44em] whitespace-pre-wrap wrap-anywhere">
              {comment.text}
            </p>
          )}
          <Actions postId={postId} comment={comment} name={name} onModeChange={setMode} />
          {mode === 'reply' && (
            <div className="mt-3">
              <LazyCommentForm
                postId={postId}
                replyTo={{ id: comment.id, name }}
                onWritten={onReplied}
                onCancel={closeForm}
              />
            </div>
          )}
          {mode === 'waits' && (
            <Note live tone="ok" className="mt-3">
              {t('submittedWaiting')}
            </Note>
          )}
          {(mode === 'logInToLike' || mode === 'logInToReply') && (
            <div className="mt-3">
              <LogInPrompt anchor={`comment-${comment.id}`}>{t(mode)}</LogInPrompt>
            </div>
          )}
        </article>
      )}
      {!isReply && (linked || comment.replies > 0) && (
        <CommentReplies postId={postId} comment={comment} name={name} hasReplied={hasReplied} linked={linked}>
          {(reply) => <CommentItem key={reply.id} postId={postId} comment={reply} isReply />}
        </CommentReplies>
      )}
    </li>
  )
}

type ActionsProps = { postId: number; comment: Comment; name: string; onModeChange: (mode: CommentMode) => void }

function Actions({ postId, comment, name, onModeChange }: ActionsProps) {
  const t = useT(commentTexts)
  const isSignedIn = useHasStoredSession()
  const { data: mine } = useQuery({ ...commentQueries.mine(postId), enabled: isSignedIn })
  const own = mine?.own.find(({ id }) => id === comment.id)
  return (
    <div className="mt-1.5 -ml-2 flex flex-wrap items-center gap-x-1">
      <LikeButton
        postId={postId}
        comment={comment}
        isLiked={mine?.liked.includes(comment.id) ?? false}
        onRefused={isSignedIn ? undefined : () => onModeChange('logInToLike')}
      />
      <Button
        variant="quiet"
        size="s"
        aria-label={`${t('reply')}: ${name}`}
        onClick={() => onModeChange(isSignedIn ? 'reply' : 'logInToReply')}
      >
        {t('reply')}
      </Button>
      {own ? (
        <LazyOwnCommentActions postId={postId} own={own} onEdit={() => onModeChange('edit')} />
      ) : (
        <ReportButton text={{ kind: 'comment', id: String(comment.id) }} about={name} />
      )}
    </div>
  )
}

const HEART = 'M12 20s-7.5-4.6-7.5-10A4.3 4.3 0 0112 7.2 4.3 4.3 0 0119.5 10c0 5.4-7.5 10-7.5 10z'

type LikeButtonProps = {
  postId: number
  comment: Comment
  isLiked: boolean
  /** Called instead of liking, for users who may not like. */
  onRefused: (() => void) | undefined
}

/** Optimistic: the number changes with the click and is restored if the request fails. */
function LikeButton({ postId, comment: { id, likes }, isLiked, onRefused }: LikeButtonProps) {
  const t = useT(commentTexts)
  const queryClient = useQueryClient()
  const [state, setState] = useState<'pending' | 'failed'>()

  /** Loads the mutation on the first click, to keep it out of the bundle of readers. */
  async function like() {
    if (state === 'pending') return
    setState('pending')
    try {
      await (await import('./like-comment.ts')).likeComment(queryClient, postId, { id, isLiked: !isLiked })
      setState(undefined)
    } catch {
      setState('failed')
    }
  }

  return (
    <>
      <button
        type="button"
        aria-pressed={isLiked}
        className={buttonStyles({ variant: 'quiet', size: 's' })}
        onClick={onRefused ?? like}
      >
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          strokeWidth="1.6"
          className={`size-[18px] stroke-current ${isLiked ? 'fill-current' : 'fill-none'}`}
        >
          <path d={HEART} />
        </svg>
        <span className="sr-only">{t('like')}</span>
        {likes > 0 && (
          <>
            <span aria-hidden="true">{likes}</span>
            <span className="sr-only">({t('likes', { count: likes })})</span>
          </>
        )}
      </button>
      {state === 'failed' && (
        <span role="alert" className="text-[0.92em] text-danger">
          {t('likeFailed')}
        </span>
      )}
    </>
  )
}
