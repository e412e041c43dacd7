import { useState } from 'react'
import { ApiError } from '#platform/client/api-client.ts'
import { useIssueMessages } from '#platform/client/use-zod-form.ts'
import { useT } from '#platform/i18n/provider.tsx'
import type { FieldErrors } from '#ui/form/form-errors.ts'
import { useToast } from '#ui/overlay/toast.tsx'
import { bookingHoursTexts } from '../../../messages/hours/index.ts'
import type { RulePreview } from '../../../model/rule.schema.ts'
import { type WeeklyHours, type WeeklyHoursChange, weeklyHoursChange } from '../../../model/weekly-hours.schema.ts'
import { useCheck } from '../use-check.ts'
import { findHoursHits, useSaveHours } from './hours.queries.ts'
import { toHoursChange, toWeeklyHoursDraft, type WeeklyHoursDraft } from './hours-draft.ts'

const NONE: FieldErrors = {}

type Question = { change: WeeklyHoursChange; hits: RulePreview['hits'] }

/** Form state of the weekly hours: input survives errors and conflicts; affected appointments are shown before saving. */
export function useHoursForm(stored: WeeklyHours) {
  const t = useT(bookingHoursTexts)
  const { show } = useToast()
  const toFieldErrors = useIssueMessages()
  const [started, setStarted] = useState(stored)
  const [draft, setDraft] = useState(() => toWeeklyHoursDraft(stored))
  const [errors, setErrors] = useState(NONE)
  const [question, setQuestion] = useState<Question>()
  const preview = useCheck(findHoursHits)
  const save = useSaveHours()

  const isDirty = JSON.stringify(draft) !== JSON.stringify(toWeeklyHoursDraft(started))
  if (stored !== started && !isDirty) resetTo(stored)

  function resetTo(from: WeeklyHours) {
    setStarted(from)
    setDraft(toWeeklyHoursDraft(from))
    setErrors(NONE)
  }

  function submit(startedFrom = started.version) {
    const parsed = weeklyHoursChange.safeParse(toHoursChange(draft, startedFrom))
    if (!parsed.success) return setErrors(toFieldErrors(parsed.error))
    setErrors(NONE)
    const change = parsed.data
    save.reset()
    preview.run(change.week, (hits) => (hits.length > 0 ? setQuestion({ change, hits }) : send(change)))
  }

  function send(change: WeeklyHoursChange) {
    save.mutate(change, {
      onSuccess: (saved) => {
        resetTo(saved)
        show({ title: t(change.link === 'same' ? 'saved.both' : 'saved'), tone: 'ok' })
      },
      onError: (failure) => setErrors(failure instanceof ApiError ? failure.fields : NONE),
      onSettled: () => setQuestion(undefined),
    })
  }

  const error = preview.error ?? save.error
  const hasConflict = isDirty && stored.version !== started.version
  return {
    draft,
    change: (part: Partial<WeeklyHoursDraft>) => setDraft((now) => ({ ...now, ...part })),
    errors,
    failure: Object.keys(errors).length === 0 && !hasConflict ? error : null,
    isDirty,
    isSaving: preview.isPending || save.isPending,
    hasConflict,
    question,
    submit: () => submit(),
    confirm: () => question && send(question.change),
    cancel: () => setQuestion(undefined),
    saveAnyway: () => submit(stored.version),
    startAgain: () => {
      preview.reset()
      save.reset()
      resetTo(stored)
    },
  }
}
export type HoursForm = ReturnType<typeof useHoursForm>
