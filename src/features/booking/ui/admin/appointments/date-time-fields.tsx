import { useQuery } from '@tanstack/react-query'
import { monthOf } from '#kernel/calendar.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { TimeInput } from '#ui/form/time-input.tsx'
import { Note } from '#ui/note.tsx'
import { bookingAdminTexts } from '../../../messages/admin/index.ts'
import type { AppointmentDetails } from '../../../model/appointment.schema.ts'
import type { SlotLabel } from '../../../model/slot.ts'
import type { RequestType } from '../../../model/subjects/subject.schema.ts'
import { timeslotsQueries } from '../timeslots.queries.ts'

export type DateTimeDraft = { date: string; time: string; evenIfClosed: boolean }

type DateTimeFieldsProps = {
  type: RequestType
  /** The appointment being moved. */
  moving?: Pick<AppointmentDetails, 'id' | 'startsAt'>
  value: DateTimeDraft
  onChange: (value: DateTimeDraft) => void
}

/** A day and its free times; `evenIfClosed` allows any time. */
export function DateTimeFields({ type, moving, value, onChange }: DateTimeFieldsProps) {
  const t = useT(bookingAdminTexts)
  const locale = useLocale()
  const { date, time, evenIfClosed } = value
  const isValidDate = /^\d{4}-\d\d-\d\d$/.test(date)
  const { data, isFetching } = useQuery({
    ...timeslotsQueries.slots(monthOf(date), type, moving?.id),
    enabled: isValidDate,
  })
  const day = data?.days.find((candidate) => candidate.date === date)
  const free = day?.slots.filter(({ label, startsAt }) => label === 'available' && startsAt !== moving?.startsAt) ?? []
  const warning =
    isFetching || !day || !time ? undefined : warningOf(day.slots.find((slot) => slot.time === time)?.label)
  const isEmpty = isValidDate && !isFetching && day !== undefined && free.length === 0

  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <DateField
          name="date"
          label={t('when.day')}
          locale={locale}
          size="s"
          required
          min={data?.today}
          value={date}
          onValueChange={(next) => onChange({ ...value, date: next, time: evenIfClosed ? time : '' })}
        />
        <Field name="time" label={t('when.time')} help={isEmpty && !evenIfClosed ? t('when.none') : undefined}>
          {evenIfClosed ? (
            <TimeInput size="s" required value={time} onValueChange={(next) => onChange({ ...value, time: next })} />
          ) : (
            <Select
              size="s"
              required
              disabled={free.length === 0}
              placeholder={isFetching ? t('when.loading') : t('when.needTime')}
              options={free.map((slot) => ({ value: slot.time, label: `${slot.time} – ${slot.endTime}` }))}
              value={time || null}
              onValueChange={(next) => onChange({ ...value, time: next })}
            />
          )}
        </Field>
      </div>
      {warning && <Note tone="warn">{t(warning)}</Note>}
      <Checkbox
        label={t('when.evenIfClosed')}
        help={t('when.evenIfClosedHelp')}
        checked={evenIfClosed}
        onCheckedChange={(next) => onChange({ ...value, evenIfClosed: next })}
      />
    </>
  )
}

/** Why the chosen time is not free; times without a slot are closed or off the grid. */
function warningOf(label: SlotLabel = 'blocked') {
  return label === 'available' ? undefined : (`when.${label}` as const)
}
