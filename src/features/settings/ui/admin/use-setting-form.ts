import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { z } from 'zod'
import { ApiError } from '#platform/client/api-client.ts'
import { useT } from '#platform/i18n/provider.tsx'
import type { T } from '#platform/i18n/texts.ts'
import type { FieldErrors } from '#ui/form/form-errors.ts'
import { useToast } from '#ui/overlay/toast.tsx'
import { settingsAdminTexts } from '../../messages/admin/index.ts'
import type { nl } from '../../messages/admin/nl.ts'
import type { StoredSetting } from '../../model/setting.schema.ts'
import { SUBJECTS, type Subject, type ValueOf } from '../../model/subjects.ts'
import {
  settingsAdminQueries,
  useRefetchSetting,
  useSaveSetting,
  useUpdateStoredSetting,
} from './settings-admin.queries.ts'
import { useUndoToast } from './use-undo.ts'

const MESSAGE_PREFIX = 'settings-admin:'

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

/** Schema issues as messages by field; the first issue of a field wins. */
function fieldErrorsOf({ issues }: z.ZodError, t: T<typeof nl>): FieldErrors {
  const fieldErrors = issues.map(({ path, message }) => {
    const key = message.startsWith(MESSAGE_PREFIX) ? message.slice(MESSAGE_PREFIX.length) : 'wrongValue'
    return [path.join('.'), t(key as 'wrongValue')] as const
  })
  return withoutListIndexes(Object.fromEntries(fieldErrors.reverse()))
}

/** Issues of list items belong to the field of the list. */
function withoutListIndexes(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).map(([path, text]) => [path.replace(/\.\d+$/, ''), text]))
}
