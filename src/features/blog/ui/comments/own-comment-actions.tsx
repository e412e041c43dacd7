import { useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { commentTexts } from '../../messages/comments/index.ts'
import type { OwnComments } from '../../model/comment.schema.ts'
import { useRemoveComment } from './comment-changes.queries.ts'

export type OwnCommentActionsProps = { postId: number; own: OwnComments['own'][number]; onEdit?: () => void }

/** Edit within the edit window; remove at any time. */
export function OwnCommentActions({ postId, own, onEdit }: OwnCommentActionsProps) {
  const t = useT(commentTexts)
  const [isConfirming, setConfirming] = useState(false)
  const { mutate, isPending, error } = useRemoveComment(postId)
  const isEditable = new Date(own.editableUntil) > new Date()
  return (
    <>
      {onEdit && isEditable && (
        <Button variant="quiet" size="s" onClick={onEdit}>
          {t('edit')}
        </Button>
      )}
      <Button variant="quiet" size="s" onClick={() => setConfirming(true)}>
        {t('remove')}
      </Button>
      <Confirm
        open={isConfirming}
        tone="danger"
        title={t('remove.ask')}
        description={t('remove.text')}
        confirmLabel={t('remove')}
        cancelLabel={t('cancel')}
        pending={isPending}
        {...(error ? { error: t('wentWrong') } : {})}
        onCancel={() => setConfirming(false)}
        onConfirm={() => mutate(own.id, { onSuccess: () => setConfirming(false) })}
      />
    </>
  )
}
