import { VisitorTime } from '#features/settings/ui/visitor-time.tsx'
import { useT } from '#platform/i18n/provider.tsx'
import { Badge } from '#ui/badge.tsx'
import { commentTexts } from '../../messages/comments/index.ts'
import type { Comment } from '../../model/comment.schema.ts'

type CommentHeadProps = { comment: Comment; name: string }

export function CommentHead({ comment: { isWriter, createdAt, editedAt, replyTo }, name }: CommentHeadProps) {
  const t = useT(commentTexts)
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <bdi className="font-semibold">{name}</bdi>
      {isWriter && <Badge>{t('isWriter')}</Badge>}
      <span className="text-[0.92em] text-ink-2">
        {replyTo && `${t('replyTo', { name: replyTo.authorName ?? t('formerUser') })} · `}
        <VisitorTime at={createdAt} />
        {editedAt && ` · ${t('edited')}`}
      </span>
    </p>
  )
}
