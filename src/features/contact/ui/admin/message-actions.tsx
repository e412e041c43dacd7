import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmButton } from '#ui/overlay/confirm.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { contactAdminTexts } from '../../messages/admin/index.ts'
import type { MessageDetails } from '../../model/inbox.schema.ts'
import { saveAnswerDraft } from './answer-drafts.ts'
import { useDeleteMessage, useMessageTransition } from './inbox.queries.ts'

type MessageActionsProps = { message: MessageDetails; onClose: () => void }

export function MessageActions({ message: { id, status, reference }, onClose }: MessageActionsProps) {
  const t = useT(contactAdminTexts)
  const { show, showOutcome } = useToast()
  const markUnread = useMessageTransition('unread')
  const archive = useMessageTransition('archive')
  const restore = useMessageTransition('restore')
  const { mutateAsync: remove } = useDeleteMessage()
  const isArchived = status === 'archived'

  const failed = () => show({ title: t('wentWrong'), tone: 'danger' })
  const takeBack = () => showOutcome(restore.mutateAsync(id), t('restored', { reference }), t('wentWrong'))
  const putAway = () =>
    archive.mutate(id, {
      onSuccess: () =>
        show({ title: t('archived', { reference }), tone: 'ok', action: { label: t('undo'), onAction: takeBack } }),
      onError: failed,
    })

  async function deleteMessage() {
    await remove(id)
    show({ title: t('deleted', { reference }), tone: 'ok' })
    saveAnswerDraft(id, '')
    onClose()
  }

  return (
    <div className="mt-6 flex flex-wrap gap-2 border-line border-t pt-4">
      {!isArchived && (
        <Button
          variant="ghost"
          size="s"
          pending={markUnread.isPending}
          onClick={() => markUnread.mutateAsync(id).then(onClose, failed)}
        >
          {t('markUnread')}
        </Button>
      )}
      <Button
        variant="ghost"
        size="s"
        pending={archive.isPending || restore.isPending}
        onClick={isArchived ? takeBack : putAway}
      >
        {isArchived ? t('restore') : t('archive')}
      </Button>
      <ConfirmButton
        variant="danger"
        size="s"
        question={t('delete.ask', { reference })}
        description={t('delete.text')}
        cancelLabel={t('cancel')}
        failed={t('wentWrong')}
        onConfirm={deleteMessage}
      >
        {t('delete')}
      </ConfirmButton>
    </div>
  )
}
