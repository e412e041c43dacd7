import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LogInPrompt } from '#features/identity/ui/log-in-prompt.tsx'
import { useSeemsSignedIn } from '#features/identity/ui/seems-signed-in.ts'
import { ReportButton } from '#features/moderation/ui/report-button.tsx'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { commentTexts } from '../messages/comments/index.ts'
import type { Comment } from '../model/comment.schema.ts'
import { commentQueries } from './comment.queries.ts'
import { CommentHead } from './comment-head.tsx'
import { CommentReplies } from './comment-replies.tsx'
import { CommentForm, OwnCommentActions } from './for-commenters.tsx'
import { LikeButton } from './like-button.tsx'

type CommentItemProps = {
  postId: number
  comment: Comment
  isReply?: boolean
  /** The answer that the address leads to. */
  linked?: Comment | null
}
type Doing = 'reply' | 'edit' | 'waits' | 'logInToLike' | 'logInToReply'

/** One comment and, under one that begins a thread, its answers. What people typed is text, never markup. */
export function CommentItem({ postId, comment, isReply = false, linked = null }: CommentItemProps) {
  const t = useT(commentTexts)
  const name = comment.authorName ?? t('formerUser')
  const [doing, setDoing] = useState<Doing>()
  const [hasAnswered, setAnswered] = useState(false)
  const isGone = comment.text === null
  const stop = () => setDoing(undefined)

  function answered(isVisible: boolean) {
    setAnswered(isVisible)
    setDoing(isVisible ? undefined : 'waits')
  }
  return (
    <li
      // No id: without scripts the list in `<noscript>` has it.
      data-comment={comment.id}
      className={isReply ? 'scroll-mt-28 pt-4' : 'scroll-mt-28 border-line border-t py-5'}
    >
      {isGone ? (
        <p className="text-ink-2 italic">{t('removed')}</p>
      ) : (
        <article aria-label={name}>
          <CommentHead comment={comment} name={name} />
          {doing === 'edit' ? (
            <CommentForm
              postId={postId}
              editing={{ id: comment.id, text: comment.text ?? '' }}
              onWritten={stop}
              onCancel={stop}
            />
          ) : (
            <p lang={comment.locale} dir="auto" className="mt-1.5 max-w-[44em] whitespace-pre-wrap break-words">
              {comment.text}
            </p>
          )}
          <Actions postId={postId} comment={comment} name={name} onDo={setDoing} />
          {doing === 'reply' && (
            <div className="mt-3">
              <CommentForm postId={postId} replyTo={{ id: comment.id, name }} onWritten={answered} onCancel={stop} />
            </div>
          )}
          {doing === 'waits' && (
            <Note live tone="ok" className="mt-3">
              {t('submittedWaiting')}
            </Note>
          )}
          {(doing === 'logInToLike' || doing === 'logInToReply') && (
            <div className="mt-3">
              <LogInPrompt>{t(doing)}</LogInPrompt>
            </div>
          )}
        </article>
      )}
      {!isReply && (linked || comment.replies > 0) && (
        <CommentReplies postId={postId} comment={comment} name={name} hasAnswered={hasAnswered} linked={linked}>
          {(reply) => <CommentItem key={reply.id} postId={postId} comment={reply} isReply />}
        </CommentReplies>
      )}
    </li>
  )
}

type ActionsProps = { postId: number; comment: Comment; name: string; onDo: (doing: Doing) => void }

function Actions({ postId, comment, name, onDo }: ActionsProps) {
  const t = useT(commentTexts)
  const isSignedIn = useSeemsSignedIn()
  const { data: mine } = useQuery({ ...commentQueries.mine(postId), enabled: isSignedIn })
  const own = mine?.own.find(({ id }) => id === comment.id)
  return (
    <div className="mt-1.5 -ml-2 flex flex-wrap items-center gap-x-1">
      <LikeButton
        postId={postId}
        comment={comment}
        isLiked={mine?.liked.includes(comment.id) ?? false}
        onRefused={isSignedIn ? undefined : () => onDo('logInToLike')}
      />
      <Button
        variant="quiet"
        size="s"
        aria-label={`${t('reply')}: ${name}`}
        onClick={() => onDo(isSignedIn ? 'reply' : 'logInToReply')}
      >
        {t('reply')}
      </Button>
      {own ? (
        <OwnCommentActions postId={postId} own={own} onEdit={() => onDo('edit')} />
      ) : (
        <ReportButton text={{ kind: 'comment', id: String(comment.id) }} about={name} />
      )}
    </div>
  )
}
