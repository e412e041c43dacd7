import { useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { blogWritingTexts } from '../../messages/writing/index.ts'

/** What was typed and not saved is let go only by somebody who was asked. The question stands where it is placed. */
export function useLetGo(isDirty: boolean) {
  const t = useT(blogWritingTexts)
  const [agreed, setAgreed] = useState<() => void>()

  function ask(then: () => void) {
    if (isDirty) setAgreed(() => then)
    else then()
  }

  const question = (
    <Confirm
      open={agreed !== undefined}
      title={t('letGoTitle')}
      description={t('letGoText')}
      confirmLabel={t('letGo')}
      cancelLabel={t('cancel')}
      tone="danger"
      onConfirm={() => {
        setAgreed(undefined)
        agreed?.()
      }}
      onCancel={() => setAgreed(undefined)}
    />
  )
  return { ask, question }
}
