import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { settingsAdminTexts } from '../../messages/admin/index.ts'

type UnsavedGuardProps = {
  isDirty: boolean
  /** Receives focus when the user stays: focus on the tab would select it again. */
  saveButton: RefObject<HTMLButtonElement | null>
}

/** Asks before unsaved input is discarded. */
export function UnsavedGuard({ isDirty, saveButton }: UnsavedGuardProps) {
  const t = useT(settingsAdminTexts)
  const { history } = useRouter()
  const [resolveBlock, setResolveBlock] = useState<(isLeaving: boolean) => void>()

  // The router's own hook would be part of the bundle of every page.
  useEffect(() => {
    if (!isDirty) return
    return history.block({
      blockerFn: async () => !(await new Promise<boolean>((done) => setResolveBlock(() => done))),
    })
  }, [history, isDirty])

  function decide(isLeaving: boolean) {
    resolveBlock?.(isLeaving)
    setResolveBlock(undefined)
  }

  return (
    <Confirm
      open={resolveBlock !== undefined}
      title={t('leave.title')}
      description={t('leave.text')}
      confirmLabel={t('leave.go')}
      cancelLabel={t('leave.stay')}
      onConfirm={() => decide(true)}
      onCancel={() => decide(false)}
      finalFocus={saveButton}
      tone="danger"
    />
  )
}
