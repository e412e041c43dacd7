import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmButton } from '#ui/overlay/confirm.tsx'
import { commentTexts } from '../../messages/comments/index.ts'
import type { OwnComments } from '../../model/comment.schema.ts'
import { useRemoveComment } from './comment-changes.queries.ts'

export type OwnCommentActionsProps = { postId: number; own: OwnComments['own'][number]; onEdit?: () => void }

/** Edit within the edit window; remove at any time. */
export function OwnCommentActions({ postId, own, onEdit }: OwnCommentActionsProps) {
  const t = useT(commentTexts)
  const { mutateAsync } = useRemoveComment(postId)
  const isEditable = new Date(own.editableUntil) > new Date()
  return (
    <>
      {onEdit && isEditable && (
        <Button variant="quiet" size="s" onClick={onEdit}>
          {t('edit')}
        </Button>
      )}
      <ConfirmButton
        variant="quiet"
        size="s"
        question={t('remove.ask')}
        description={t('remove.text')}
        cancelLabel={t('cancel')}
        failed={t('wentWrong')}
        // The button disappears with the comment.
        onConfirm={() => mutateAsync(own.id).then(() => document.getElementById('comments-heading')?.focus())}
      >
        {t('remove')}
      </ConfirmButton>
    </>
  )
}
