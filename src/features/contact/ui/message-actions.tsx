import { useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { contactAdminTexts } from '../messages/admin/index.ts'
import type { MessageDetails } from '../model/inbox.schema.ts'
import { useArchiveMessage, useDeleteMessage, useRestoreMessage } from './inbox.queries.ts'

type MessageActionsProps = { message: MessageDetails; onDeleted: () => void }

/** Archive, restore or delete. */
export function MessageActions({ message: { id, status, reference }, onDeleted }: MessageActionsProps) {
  const t = useT(contactAdminTexts)
  const { show } = useToast()
  const archive = useArchiveMessage()
  const restore = useRestoreMessage()
  const isArchived = status === 'archived'

  const failed = () => show({ title: t('wentWrong'), tone: 'danger' })
  const takeBack = () =>
    restore.mutate(id, { onSuccess: () => show({ title: t('restored', { reference }), tone: 'ok' }), onError: failed })
  const putAway = () =>
    archive.mutate(id, {
      onSuccess: () =>
        show({
          title: t('archived', { reference }),
          tone: 'ok',
          action: { label: t('undo'), onAction: takeBack },
        }),
      onError: failed,
    })

  return (
    <div className="mt-6 flex flex-wrap gap-2 border-line border-t pt-4">
      <Button
        variant="ghost"
        size="s"
        pending={archive.isPending || restore.isPending}
        onClick={isArchived ? takeBack : putAway}
      >
        {isArchived ? t('restore') : t('archive')}
      </Button>
      <DeleteMessage id={id} reference={reference} onDeleted={onDeleted} />
    </div>
  )
}

function DeleteMessage({ id, reference, onDeleted }: { id: string; reference: string; onDeleted: () => void }) {
  const t = useT(contactAdminTexts)
  const { show } = useToast()
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending, isError, reset } = useDeleteMessage()

  function remove() {
    mutate(id, {
      onSuccess: () => {
        show({ title: t('deleted', { reference }), tone: 'ok' })
        onDeleted()
      },
    })
  }

  return (
    <>
      <Button
        variant="danger"
        size="s"
        onClick={() => {
          reset()
          setAsking(true)
        }}
      >
        {t('delete')}
      </Button>
      <Confirm
        open={isAsking}
        tone="danger"
        title={t('delete.ask', { reference })}
        description={t('delete.text')}
        confirmLabel={t('delete')}
        cancelLabel={t('cancel')}
        pending={isPending}
        error={isError ? t('wentWrong') : undefined}
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
