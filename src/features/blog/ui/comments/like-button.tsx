import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { commentTexts } from '../../messages/comments/index.ts'
import type { Comment } from '../../model/comment.schema.ts'

const HEART = 'M12 20s-7.5-4.6-7.5-10A4.3 4.3 0 0112 7.2 4.3 4.3 0 0119.5 10c0 5.4-7.5 10-7.5 10z'

type LikeButtonProps = {
  postId: number
  comment: Comment
  isLiked: boolean
  /** Called instead of liking, for users who may not like. */
  onRefused: (() => void) | undefined
}

/** Optimistic: the number changes with the click and is restored if the request fails. */
export function LikeButton({ postId, comment: { id, likes }, isLiked, onRefused }: LikeButtonProps) {
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
