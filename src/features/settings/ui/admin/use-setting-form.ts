import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { parseSchemaMessage } from '#kernel/schema-message.ts'
import { ApiError } from '#platform/client/api-client.ts'
import { useInvalidate } from '#platform/client/refetch.ts'
import { useSchemaText } from '#platform/client/use-schema-text.ts'
import { firstIssues } from '#platform/client/use-zod-form.ts'
import { useT } from '#platform/i18n/provider.tsx'
import type { Texts } from '#platform/i18n/texts.ts'
import type { FieldErrors } from '#ui/form/form-errors.ts'
import { useToast } from '#ui/overlay/toast.tsx'
import { settingsAdminTexts } from '../../messages/admin/index.ts'
import type { Setting } from '../../model/define-setting.ts'
import type { StoredSetting } from '../../model/setting.schema.ts'
import {
  type SettingSave,
  settingsAdminQueries,
  useSaveSetting,
  useUpdateStoredSetting,
} from './settings-admin.queries.ts'
import { useUndoChange } from './use-undo.ts'

export type SettingFormOptions<Value extends object, Draft> = {
  setting: Setting<Value>
  /** Labels of the fields and messages of the schema. */
  texts: Texts
  /** Pages show the setting; otherwise it is a rule. */
  isOnSite?: boolean
  toDraft: (value: Value) => Draft
  toValue: (draft: Draft) => unknown
  /** Replaces the call that saves, for a setting with a secret that is stored apart. */
  saveWith?: (change: SettingSave, draft: Draft) => Promise<StoredSetting<Value>>
  /** Title of the notice when only what is stored apart was changed. */
  savedApart?: (draft: Draft) => string | undefined
}

/** Form of one setting: keeps the input on errors and never overwrites a newer version unseen. */
export function useSettingForm<Value extends object, Draft>(options: SettingFormOptions<Value, Draft>) {
  const { setting, texts, isOnSite, toDraft, toValue, saveWith, savedApart } = options
  const t = useT(settingsAdminTexts)
  const textOf = useSchemaText()
  const own = useT(texts as Texts<Record<string, `{${string}}`>>)
  const router = useRouter()
  const { show } = useToast()
  const { data: stored } = useSuspenseQuery(settingsAdminQueries.stored(setting))
  const [started, setStarted] = useState(stored)
  const [draft, setDraft] = useState(() => toDraft(stored.value))
  const [errors, setErrors] = useState<FieldErrors>({})
  const save = useSaveSetting(setting, (change) => saveWith?.(change, draft))
  const updateStored = useUpdateStoredSetting(setting)
  const refetchSetting = useInvalidate(settingsAdminQueries.of(setting))
  const undoChange = useUndoChange(setting)

  const isDirty = JSON.stringify(draft) !== JSON.stringify(toDraft(started.value))
  if (stored !== started && !isDirty) resetTo(stored)

  function resetTo(from: StoredSetting<Value>) {
    setStarted(from)
    setDraft(toDraft(from.value))
    setErrors({})
  }

  async function submit(startedFrom = started.updatedAt) {
    const parsed = setting.schema.safeParse(toValue(draft))
    if (!parsed.success) return setErrors(withoutListIndexes(firstIssues(parsed.error, messageOf)))
    try {
      const next = await save.mutateAsync({ value: parsed.data, startedFrom })
      resetTo(next)
      updateStored(next)
      if (next.updatedAt === startedFrom) return show({ title: savedApart?.(draft) ?? t('nothingChanged') })
      show({
        title: t('saved'),
        description: t(isOnSite ? 'savedHelp' : 'savedInForce'),
        tone: 'ok',
        action: { label: t('undo'), onAction: () => undoChange({ startedFrom: next.updatedAt }) },
      })
      await router.invalidate()
    } catch (failure) {
      onSaveFailed(failure)
    }
  }

  /** Schemas use the texts of their slice, and those of lower slices for common rules. */
  function messageOf(message: string): string {
    const { catalogue, key, values } = parseSchemaMessage(message)
    if (catalogue === texts.name) return own(key, values)
    return textOf(`${catalogue}:${key}`) ?? t('wrongValue')
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
export type SettingForm<Draft> = ReturnType<typeof useSettingForm<object, Draft>>

/** Issues of list items belong to the field of the list. */
function withoutListIndexes(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).map(([path, text]) => [path.replace(/\.\d+$/, ''), text]))
}
