import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Paged } from '#ui/data/paged.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { chevronDownIcon } from '#ui/icon/icons.ts'
import { commentTexts } from '../../messages/comments/index.ts'
import type { Comment } from '../../model/comment.schema.ts'
import { commentQueries } from './comment.queries.ts'

type CommentRepliesProps = {
  postId: number
  comment: Comment
  name: string
  hasReplied: boolean
  /** The reply that the URL fragment links to; shown even while the others are collapsed. */
  linked: Comment | null
  children: (reply: Comment) => ReactNode
}

/** Loaded when expanded. */
export function CommentReplies({ postId, comment, name, hasReplied, linked, children }: CommentRepliesProps) {
  const t = useT(commentTexts)
  const panel = useId()
  const [isOpen, setOpen] = useState(hasReplied)
  // Expand after replying, so that the new reply is visible.
  useEffect(() => {
    if (hasReplied) setOpen(true)
  }, [hasReplied])
  return (
    <div className="mt-2">
      <Button
        variant="quiet"
        size="s"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        className="-ml-2"
        onClick={() => setOpen(!isOpen)}
      >
        <Icon path={chevronDownIcon} className={isOpen ? 'size-[18px] rotate-180' : 'size-[18px]'} />
        {isOpen ? t('hideReplies') : t('showReplies', { count: comment.replies })}
      </Button>
      {(isOpen || linked) && (
        <div id={panel} className="mt-1 border-line border-l-2 pl-4 sm:ml-2 sm:pl-6">
          {isOpen ? (
            <Replies postId={postId} id={comment.id} name={name} linked={linked}>
              {children}
            </Replies>
          ) : (
            <ul>{linked && children(linked)}</ul>
          )}
        </div>
      )}
    </div>
  )
}

type RepliesProps = Pick<CommentRepliesProps, 'postId' | 'name' | 'linked' | 'children'> & { id: number }

function Replies({ postId, id, name, linked, children }: RepliesProps) {
  const t = useT(commentTexts)
  const search = useInfiniteQuery(commentQueries.replies(postId, id))
  return (
    <Paged search={search} itemsOf={(page) => page.comments} t={t} empty={t('none')} more={t('moreReplies')}>
      {(comments) => (
        <ul aria-label={t('repliesOf', { name })} className="mb-3">
          {comments.map(children)}
          {linked && !comments.some((reply) => reply.id === linked.id) && children(linked)}
        </ul>
      )}
    </Paged>
  )
}
