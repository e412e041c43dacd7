import { useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { blogWritingTexts } from '../../../messages/writing/index.ts'

/** Asks before unsaved input is discarded. Render `question` where it should appear. */
export function useConfirmDiscard(isDirty: boolean) {
  const t = useT(blogWritingTexts)
  const [pendingAction, setPendingAction] = useState<() => void>()

  function ask(then: () => void) {
    if (isDirty) setPendingAction(() => then)
    else then()
  }

  const question = (
    <Confirm
      open={pendingAction !== undefined}
      title={t('letGoTitle')}
      description={t('letGoText')}
      confirmLabel={t('letGo')}
      cancelLabel={t('cancel')}
      tone="danger"
      onConfirm={() => {
        setPendingAction(undefined)
        pendingAction?.()
      }}
      onCancel={() => setPendingAction(undefined)}
    />
  )
  return { ask, question }
}
