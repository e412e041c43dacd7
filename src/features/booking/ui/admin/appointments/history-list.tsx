import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SearchProps } from '#platform/client/search-props.ts'
import { useSearchText } from '#platform/client/use-search-text.ts'
import { useZodForm } from '#platform/client/use-zod-form.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { Select } from '#ui/form/select.tsx'
import { TimeInput } from '#ui/form/time-input.tsx'
import { plusIcon } from '#ui/icon/admin-icons.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { FormDialog } from '#ui/overlay/form-dialog.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { bookingAdminTexts } from '../../../messages/admin/index.ts'
import { bookingHistoryTexts } from '../../../messages/history/index.ts'
import { type AppointmentDetails, pastAppointment } from '../../../model/appointment.schema.ts'
import { useFailureText } from '../error-messages.ts'
import { formatAdminDay } from '../format-admin-day.ts'
import { timeslotsQueries, useRecordPastAppointment } from '../timeslots.queries.ts'
import { AppointmentsByDay } from './appointments-by-day.tsx'
import { useClientFields } from './client-fields.tsx'
import {
  HISTORY_STATUSES,
  type HistoryFilters,
  readHistoryFilters,
  toAppointmentQuery,
  toSearch,
} from './history-filters.ts'
import { OutcomeBadge } from './outcome-badge.tsx'
import { useTypeOptions } from './use-type-options.ts'

/** Appointments of every status, latest first. The filters are search parameters of the URL. */
export function HistoryList({ search, onSearch }: SearchProps) {
  const t = useT(bookingHistoryTexts)
  const [isRecording, setRecording] = useState(false)
  const filters = readHistoryFilters(search)
  const isFiltered = Object.values(toSearch(filters)).some(Boolean)
  return (
    <>
      <FilterBar
        filters={filters}
        isFiltered={isFiltered}
        onChange={(next) => onSearch({ ...search, ...toSearch(next) })}
      />
      <Button size="s" variant="ghost" className="mb-6" onClick={() => setRecording(true)}>
        <Icon path={plusIcon} className="size-[18px]" /> {t('record')}
      </Button>
      <AppointmentsByDay
        search={useInfiniteQuery(timeslotsQueries.history(toAppointmentQuery(filters)))}
        empty={t(isFiltered ? 'noneFound' : 'none')}
        partsOf={(appointment) => ({
          note: <Reason appointment={appointment} />,
          aside: <OutcomeBadge appointment={appointment} />,
        })}
      />
      {isRecording && <PastAppointmentDialog onClose={() => setRecording(false)} />}
    </>
  )
}

type FilterBarProps = { filters: HistoryFilters; isFiltered: boolean; onChange: (filters: HistoryFilters) => void }

function FilterBar({ filters, isFiltered, onChange }: FilterBarProps) {
  const t = useT(bookingAdminTexts)
  const tHistory = useT(bookingHistoryTexts)
  const locale = useLocale()
  const [typed, setTyped] = useSearchText(filters.q, (q) => onChange({ ...filters, q }))
  const change = (part: Partial<HistoryFilters>) => onChange({ ...filters, ...part })
  const types = useTypeOptions()
  return (
    <search className="mb-5 grid grid-cols-2 items-start gap-x-5 gap-y-4 lg:grid-cols-3">
      <Field label={tHistory('search')} className="max-lg:col-span-2">
        <Input type="search" size="s" maxLength={100} value={typed} onValueChange={setTyped} />
      </Field>
      <Field label={tHistory('status')} className="max-sm:col-span-2">
        <Select
          size="s"
          options={HISTORY_STATUSES.map((status) => ({ value: status, label: tHistory(`status.${status}`) }))}
          value={filters.status}
          onValueChange={(status) => change({ status })}
        />
      </Field>
      <Field label={t('field.type')} className="max-sm:col-span-2">
        <Select
          size="s"
          options={[{ value: 'all', label: tHistory('type.all') }, ...types]}
          value={filters.type ?? 'all'}
          onValueChange={(type) => change({ type: type === 'all' ? undefined : type })}
        />
      </Field>
      <DateField
        label={tHistory('from')}
        locale={locale}
        size="s"
        max={filters.to || undefined}
        value={filters.from}
        onValueChange={(from) => change({ from })}
      />
      <DateField
        label={tHistory('to')}
        locale={locale}
        size="s"
        min={filters.from || undefined}
        value={filters.to}
        onValueChange={(to) => change({ to })}
      />
      {isFiltered && (
        <Button
          size="s"
          variant="quiet"
          className="justify-self-start lg:mt-7"
          onClick={() => {
            setTyped('')
            onChange(readHistoryFilters({}))
          }}
        >
          {tHistory('clear')}
        </Button>
      )}
    </search>
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
  const { clientFields, typeField, questionFields, commentsField, input } = useClientFields()
  const [past, setPast] = useState({ date: '', time: '', noShow: false })
  const change = (part: Partial<typeof past>) => setPast({ ...past, ...part })

  const { form, error, isPending } = useZodForm({
    schema: pastAppointment,
    toInput: () => ({ ...past, ...input }),
    send: useRecordPastAppointment().mutateAsync,
    onDone: ({ date, time, client: { name } }) => {
      show({ title: tHistory('record.done', { name, day: formatAdminDay(locale, date), time }), tone: 'ok' })
      onClose()
    },
  })

  return (
    <FormDialog
      recoverAs="past appointment"
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
      {clientFields}
      {typeField}
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
      {questionFields}
      {commentsField}
      <Checkbox
        label={tHistory('record.noShow')}
        checked={past.noShow}
        onCheckedChange={(noShow) => change({ noShow })}
      />
    </FormDialog>
  )
}
