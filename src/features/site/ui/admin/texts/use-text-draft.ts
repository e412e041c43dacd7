import { useState } from 'react'
import { mapLocales } from '#features/settings/model/map-locales.ts'
import { LOCALES, type Locale } from '#kernel/locale.ts'
import { parseSchemaMessage } from '#kernel/schema-message.ts'
import { ApiError } from '#platform/client/api-client.ts'
import { useT } from '#platform/i18n/provider.tsx'
import type { FieldErrors } from '#ui/form/form-errors.ts'
import { useToast } from '#ui/overlay/toast.tsx'
import { pageTextsTexts } from '../../../messages/page-texts/index.ts'
import { normalizeOwnText, textProblem } from '../../../model/texts/site-texts.schema.ts'
import type { EditableText } from '../../../model/texts/text-editing.schema.ts'
import { useSaveText } from './texts.queries.ts'

type PerLocale<Value> = { [L in Locale]: Value }

/** Input for a text in every language. Saving sends the languages that changed; what another editor saved is kept apart. */
export function useTextDraft(page: string, text: EditableText) {
  const t = useT(pageTextsTexts)
  const { show } = useToast()
  const saveText = useSaveText(page)
  const stored = mapLocales((locale) => text.texts[locale].text)
  const [started, setStarted] = useState<PerLocale<string>>(stored)
  const [values, setValues] = useState<PerLocale<string>>(stored)
  const [seen, setSeen] = useState<PerLocale<string>>(stored)
  const [conflicts, setConflicts] = useState<Partial<PerLocale<string>>>({})
  const [errors, setErrors] = useState<FieldErrors>({})
  const changed = LOCALES.filter((locale) => values[locale] !== started[locale])

  const standardOf = (locale: Locale) => text.texts[locale].standard

  /** The problems of a text are named by messages of this catalogue. */
  function messageOf(problem: string): string {
    const { key, values } = parseSchemaMessage(problem)
    return t(key as 'invalid.tooLong', { most: String(values.most) })
  }

  function setLocale(locale: Locale, value: string) {
    setStarted((now) => ({ ...now, [locale]: value }))
    setValues((now) => ({ ...now, [locale]: value }))
    setConflicts(({ [locale]: _, ...others }) => others)
  }

  // Published, undone or saved elsewhere: a language in which nothing is typed follows.
  const moved = LOCALES.filter((locale) => stored[locale] !== seen[locale])
  if (moved.length > 0) {
    setSeen(stored)
    for (const locale of moved) if (!changed.includes(locale)) setLocale(locale, stored[locale])
  }

  async function saveLocale(locale: Locale): Promise<void> {
    try {
      const saved = await saveText.mutateAsync({
        path: text.path,
        locale,
        text: values[locale],
        startedFrom: conflicts[locale] ?? started[locale],
      })
      setLocale(locale, saved.text)
    } catch (failure) {
      const { code, fields, details } = failure instanceof ApiError ? failure : new ApiError(0, 'INTERNAL')
      if (code === 'TEXT_CHANGED') setConflicts((now) => ({ ...now, [locale]: theirsOf(details) }))
      else if (fields.text) setErrors({ [`${text.path}.${locale}`]: fields.text })
      else show({ title: t('saveFailed'), tone: 'danger' })
    }
  }

  async function save() {
    const problems = changed.flatMap((locale) => {
      const problem = textProblem(text.path, normalizeOwnText(text.path, values[locale]) || standardOf(locale), {
        standard: standardOf(locale),
        all: LOCALES.map(standardOf),
      })
      return problem ? [[`${text.path}.${locale}`, messageOf(problem)] as const] : []
    })
    setErrors(Object.fromEntries(problems))
    if (problems.length > 0) return
    for (const locale of changed) await saveLocale(locale)
  }

  return {
    values,
    errors,
    conflicts,
    isDirty: changed.length > 0,
    isSaving: saveText.isPending,
    save,
    /** The owner's text stays; the new standard text is no longer named. */
    keep: saveLocale,
    change: (locale: Locale, value: string) => setValues((now) => ({ ...now, [locale]: value })),
    take: (locale: Locale) => setLocale(locale, conflicts[locale] ?? started[locale]),
  }
}

function theirsOf(details: unknown): string {
  return (details as { theirs?: string } | undefined)?.theirs ?? ''
}
