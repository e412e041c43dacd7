import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError } from '#platform/client/api-client.ts'
import { useT } from '#platform/i18n/provider.tsx'
import type { FieldErrors } from '#ui/form/form-errors.ts'
import { useToast } from '#ui/overlay/toast.tsx'
import { settingsAdminTexts } from '../../messages/admin/index.ts'
import type { StoredSetting } from '../../model/setting.schema.ts'
import { SUBJECTS, type Subject, type ValueOf } from '../../model/subjects.ts'
import { fieldErrorsOf, withoutListIndexes } from './field-errors.ts'
import {
  settingsAdminQueries,
  useRefetchSetting,
  useSaveSetting,
  useUpdateStoredSetting,
} from './settings-admin.queries.ts'
import { useUndoToast } from './use-undo.ts'

export type SettingFormOptions<Name extends Subject, Draft> = {
  subject: Name
  /** Form state from the stored value. */
  toDraft: (value: ValueOf<Name>) => Draft
  toValue: (draft: Draft) => unknown
}

/** Form of one subject: keeps the input on errors and never overwrites a newer version unseen. */
export function useSettingForm<Name extends Subject, Draft>({
  subject,
  toDraft,
  toValue,
}: SettingFormOptions<Name, Draft>) {
  const t = useT(settingsAdminTexts)
  const router = useRouter()
  const { show } = useToast()
  const { data: stored } = useSuspenseQuery(settingsAdminQueries.stored(subject))
  const [started, setStarted] = useState(stored)
  const [draft, setDraft] = useState(() => toDraft(stored.value))
  const [errors, setErrors] = useState<FieldErrors>({})
  const save = useSaveSetting(subject)
  const updateStored = useUpdateStoredSetting(subject)
  const refetchSetting = useRefetchSetting(subject)
  const offerUndo = useUndoToast(subject)

  const isDirty = JSON.stringify(draft) !== JSON.stringify(toDraft(started.value))
  if (stored !== started && !isDirty) resetTo(stored)

  function resetTo(from: StoredSetting<ValueOf<Name>>) {
    setStarted(from)
    setDraft(toDraft(from.value))
    setErrors({})
  }

  async function submit(startedFrom = started.updatedAt) {
    const parsed = SUBJECTS[subject].schema.safeParse(toValue(draft))
    if (!parsed.success) return setErrors(fieldErrorsOf(parsed.error, t))
    try {
      const next = await save.mutateAsync({ value: parsed.data, startedFrom })
      resetTo(next)
      updateStored(next)
      if (next.updatedAt === startedFrom) return show({ title: t('nothingChanged') })
      offerUndo(next)
      await router.invalidate()
    } catch (failure) {
      onSaveFailed(failure)
    }
  }

  function onSaveFailed(failure: unknown) {
    const { code, fields } = failure instanceof ApiError ? failure : new ApiError(0, 'INTERNAL')
    if (code === 'SETTINGS_CHANGED') return refetchSetting()
    if (code === 'INVALID_INPUT') return setErrors(withoutListIndexes(fields))
    show({ title: t('saveFailed'), description: t('saveFailedHelp'), tone: 'danger' })
  }

  return {
    draft,
    change: (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part })),
    errors,
    isDemo: started.isDemo,
    isDirty,
    isSaving: save.isPending,
    hasConflict: isDirty && stored.updatedAt !== started.updatedAt,
    submit: () => submit(),
    saveAnyway: () => submit(stored.updatedAt),
    startAgain: () => resetTo(stored),
  }
}
export type SettingForm<Draft> = ReturnType<typeof useSettingForm<Subject, Draft>>
