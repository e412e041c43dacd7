import { useIssueMessages } from '#platform/client/use-zod-form.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { bookingHoursTexts } from '../../../messages/hours/index.ts'
import {
  type WeeklyHours,
  type WeeklyHoursChange,
  weeklyHoursChange,
} from '../../../model/rules/weekly-hours.schema.ts'
import { useCheckedForm } from '../use-checked-form.ts'
import { findHoursHits, useSaveHours } from './hours.queries.ts'
import { toHoursChange, toWeeklyHoursDraft, type WeeklyHoursDraft } from './hours-draft.ts'

export function useHoursForm(stored: WeeklyHours) {
  const t = useT(bookingHoursTexts)
  const { show } = useToast()
  const toFieldErrors = useIssueMessages()
  const form = useCheckedForm({
    stored,
    versionOf: ({ version }: WeeklyHours) => version,
    toDraft: toWeeklyHoursDraft,
    findHits: ({ week }: WeeklyHoursChange) => findHoursHits(week),
    save: useSaveHours(),
    onSaved: (saved, { link }) => {
      form.resetTo(saved)
      show({ title: t(link === 'same' ? 'saved.both' : 'saved'), tone: 'ok' })
    },
  })

  function submit(startedFrom: string) {
    const parsed = weeklyHoursChange.safeParse(toHoursChange(form.draft, startedFrom))
    if (parsed.success) form.submit(parsed.data)
    else form.setErrors(toFieldErrors(parsed.error))
  }

  return {
    ...form,
    change: (part: Partial<WeeklyHoursDraft>) => form.setDraft((now) => ({ ...now, ...part })),
    submit: () => submit(form.startedFrom),
    saveAnyway: () => submit(stored.version),
  }
}
export type HoursForm = ReturnType<typeof useHoursForm>
