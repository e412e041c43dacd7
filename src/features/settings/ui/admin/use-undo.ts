import { useRouter } from '@tanstack/react-router'
import { ApiError } from '#platform/client/api-client.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { settingsAdminTexts } from '../../messages/admin/index.ts'
import type { StoredSetting } from '../../model/setting.schema.ts'
import type { Subject, ValueOf } from '../../model/subjects.ts'
import { useRefetchSetting, useUndoSetting, useUpdateStoredSetting } from './settings-admin.queries.ts'

/** Subjects shown on the site; the others are rules. */
const VISIBLE_SUBJECTS: readonly Subject[] = ['company', 'packages', 'page-texts']

/** Confirms a change, with an undo button. */
export function useUndoToast<Name extends Subject>(subject: Name) {
  const t = useT(settingsAdminTexts)
  const { show } = useToast()
  const undoChange = useUndoChange(subject)

  return ({ updatedAt }: StoredSetting<ValueOf<Name>>) =>
    show({
      title: t('saved'),
      description: VISIBLE_SUBJECTS.includes(subject) ? t('savedHelp') : t('savedInForce'),
      tone: 'ok',
      action: { label: t('undo'), onAction: () => undoChange({ startedFrom: updatedAt }) },
    })
}

/** Restores the value before a change, and confirms it. */
export function useUndoChange<Name extends Subject>(subject: Name) {
  const t = useT(settingsAdminTexts)
  const router = useRouter()
  const { show } = useToast()
  const undo = useUndoSetting(subject)
  const updateStored = useUpdateStoredSetting(subject)
  const refetchSetting = useRefetchSetting(subject)

  return async (wanted: { startedFrom: string | null; change?: number }) => {
    try {
      updateStored(await undo.mutateAsync(wanted))
      show({ title: t('undone'), tone: 'ok' })
      await router.invalidate()
    } catch (failure) {
      // The old value may break a current rule; show that message.
      const [broken] = failure instanceof ApiError ? Object.values(failure.fields) : []
      show({ title: t('undoFailed'), description: broken ?? t('error.SETTINGS_CHANGED'), tone: 'danger' })
      await refetchSetting()
    }
  }
}
