import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useZodForm } from '#platform/client/use-zod-form.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { plusIcon } from '#ui/admin-icons.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { Field } from '#ui/form/field.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import { TimeInput } from '#ui/form/time-input.tsx'
import { Icon } from '#ui/icon.tsx'
import { FormDialog } from '#ui/overlay/form-dialog.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { bookingAdminTexts } from '../../../messages/admin/index.ts'
import { bookingHistoryTexts } from '../../../messages/history/index.ts'
import { type AppointmentDetails, pastAppointment } from '../../../model/appointment.schema.ts'
import type { RequestType } from '../../../model/booking-settings.schema.ts'
import { useFailureText } from '../error-messages.ts'
import { formatAdminDay } from '../format-admin-day.ts'
import { timeslotsQueries, useRecordPastAppointment } from '../timeslots.queries.ts'
import { AppointmentsByDay } from './appointments-by-day.tsx'
import { useClientFields } from './client-fields.tsx'
import { HistoryFilterBar } from './history-filter-bar.tsx'
import { type HistoryFilters, readHistoryFilters, toAppointmentQuery, toSearch } from './history-filters.ts'
import { OutcomeBadge } from './outcome-badge.tsx'
import { RequestTypeField } from './request-type-field.tsx'

type HistoryListProps = {
  search: Record<string, unknown>
  onSearch: (search: Record<string, unknown>) => void
}

/** Appointments of every status, latest first. The filters are search parameters of the URL. */
export function HistoryList({ search, onSearch }: HistoryListProps) {
  const t = useT(bookingHistoryTexts)
  const [isRecording, setRecording] = useState(false)
  const filters = readHistoryFilters(search)
  return (
    <>
      <HistoryFilterBar filters={filters} onChange={(next) => onSearch({ ...search, ...toSearch(next) })} />
      <Button size="s" variant="ghost" className="mb-6" onClick={() => setRecording(true)}>
        <Icon path={plusIcon} className="size-[18px]" /> {t('record')}
      </Button>
      <Results filters={filters} />
      {isRecording && <PastAppointmentDialog onClose={() => setRecording(false)} />}
    </>
  )
}

function Results({ filters }: { filters: HistoryFilters }) {
  const t = useT(bookingHistoryTexts)
  const isFiltered = Object.values(toSearch(filters)).some(Boolean)
  return (
    <AppointmentsByDay
      search={useInfiniteQuery(timeslotsQueries.history(toAppointmentQuery(filters)))}
      empty={t(isFiltered ? 'noneFound' : 'none')}
      partsOf={(appointment) => ({
        note: <Reason appointment={appointment} />,
        aside: <OutcomeBadge appointment={appointment} />,
      })}
    />
  )
}

/** Why the appointment did not take place. */
function Reason({ appointment: { denialReason, cancelReason, cancelledBy } }: { appointment: AppointmentDetails }) {
  const t = useT(bookingHistoryTexts)
  const reason = denialReason ?? cancelReason
  const who = cancelledBy && t(`cancelledBy.${cancelledBy}`)
  if (!reason) return who
  return (
    <>
      {who ?? t('reason')}: <bdi>{reason}</bdi>
    </>
  )
}

/** An admin records an appointment that took place without being booked, such as a phone call. */
function PastAppointmentDialog({ onClose }: { onClose: () => void }) {
  const t = useT(bookingAdminTexts)
  const tHistory = useT(bookingHistoryTexts)
  const locale = useLocale()
  const { show } = useToast()
  const failureText = useFailureText()
  const client = useClientFields()
  const [type, setType] = useState<RequestType>('CHANGE_REQUEST')
  const [past, setPast] = useState({ date: '', time: '', comments: '', noShow: false })
  const change = (part: Partial<typeof past>) => setPast({ ...past, ...part })

  const { form, error, isPending } = useZodForm({
    schema: pastAppointment,
    toInput: () => ({ ...past, requestType: type, ...client.input }),
    send: useRecordPastAppointment().mutateAsync,
    onDone: ({ date, time, client: { name } }) => {
      show({ title: tHistory('record.done', { name, day: formatAdminDay(locale, date), time }), tone: 'ok' })
      onClose()
    },
  })

  return (
    <FormDialog
      form={form}
      title={tHistory('record.title')}
      description={tHistory('record.text')}
      confirmLabel={tHistory('record.save')}
      cancelLabel={t('cancel')}
      closeLabel={t('close')}
      pending={isPending}
      error={failureText(error, tHistory('record.failed'))}
      onClose={onClose}
    >
      {client.fields}
      <RequestTypeField value={type} onChange={setType} />
      <div className="grid gap-5 sm:grid-cols-2">
        <DateField
          name="date"
          label={t('when.day')}
          locale={locale}
          size="s"
          required
          value={past.date}
          onValueChange={(date) => change({ date })}
        />
        <Field name="time" label={t('when.time')}>
          <TimeInput size="s" required value={past.time} onValueChange={(time) => change({ time })} />
        </Field>
      </div>
      <Field name="comments" label={t('book.comments')}>
        <Textarea
          size="s"
          rows={3}
          value={past.comments}
          onChange={({ target }) => change({ comments: target.value })}
        />
      </Field>
      <Checkbox
        label={tHistory('record.noShow')}
        checked={past.noShow}
        onCheckedChange={(noShow) => change({ noShow })}
      />
    </FormDialog>
  )
}
