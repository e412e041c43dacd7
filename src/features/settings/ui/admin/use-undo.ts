import { useRouter } from '@tanstack/react-router'
import { ApiError } from '#platform/client/api-client.ts'
import { useInvalidate } from '#platform/client/refetch.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { settingsAdminTexts } from '../../messages/admin/index.ts'
import type { Setting } from '../../model/define-setting.ts'
import {
  type SettingUndo,
  settingsAdminQueries,
  useUndoSetting,
  useUpdateStoredSetting,
} from './settings-admin.queries.ts'

/** Restores the value before a change, and confirms it. */
export function useUndoChange<Value extends object>(setting: Setting<Value>) {
  const t = useT(settingsAdminTexts)
  const router = useRouter()
  const { show } = useToast()
  const undo = useUndoSetting(setting)
  const updateStored = useUpdateStoredSetting(setting)
  const refetchSetting = useInvalidate(settingsAdminQueries.of(setting))

  return async (wanted: SettingUndo) => {
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
