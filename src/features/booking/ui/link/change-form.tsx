import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { monthOf } from '#kernel/calendar.ts'
import { ApiError } from '#platform/client/api-client.ts'
import { useZodForm } from '#platform/client/use-zod-form.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorNote } from '#ui/failed-note.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { Select } from '#ui/form/select.tsx'
import { bookingErrorsTexts } from '../../messages/errors/index.ts'
import { bookingLinkTexts } from '../../messages/link/index.ts'
import { changeRequest, type OwnAppointment } from '../../model/appointment.schema.ts'
import { unpackSlots } from '../booking.queries.ts'
import { changeSlotsQuery, useRequestChange } from './client-link.queries.ts'

type ChangeFormProps = { appointment: OwnAppointment; token: string; onClose: () => void }

/** Asks for another time. Loaded when it is opened. */
export function ChangeForm({ appointment, token, onClose }: ChangeFormProps) {
  const t = useT(bookingLinkTexts)
  const locale = useLocale()
  // A refetch must not replace the version that this form shows.
  const [{ id, version, startsAt, date: currentDate }] = useState(appointment)
  const [{ date, time }, setDraft] = useState({ date: currentDate, time: '' })
  const isValidDate = /^\d{4}-\d\d-\d\d$/.test(date)
  const { data, isFetching } = useQuery({ ...changeSlotsQuery(token, monthOf(date)), enabled: isValidDate })
  const day = data?.days.find((candidate) => candidate.date === date)
  const free = (day ? unpackSlots(day.runs) : []).filter(
    (slot) => slot.label === 'available' && slot.startsAt !== Date.parse(startsAt),
  )
  const isEmpty = day !== undefined && !isFetching && free.length === 0
  const { mutateAsync } = useRequestChange(token)
  const { form, error, isPending } = useZodForm({
    schema: changeRequest,
    toInput: () => ({ date, time, version }),
    send: mutateAsync,
    onDone: onClose,
  })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const failure = useFailureText(error)
  return (
    <section className="w-full border-line border-t pt-6">
      <h2 ref={heading} tabIndex={-1} className="text-[1.5rem] outline-none">
        {t('change.title')}
      </h2>
      <p className="mt-2 mb-5 text-ink-2">{t('change.text')}</p>
      <Form recoverAs={`change ${id}`} {...form}>
        <DateField
          name="date"
          label={t('change.day')}
          locale={locale}
          required
          min={data?.today}
          max={data?.lastDate}
          value={date}
          onValueChange={(next) => setDraft({ date: next, time: '' })}
        />
        <Field name="time" label={t('change.time')} help={isEmpty ? t('change.none') : undefined}>
          <Select
            required
            disabled={free.length === 0}
            placeholder={t(isFetching ? 'change.loading' : 'change.choose')}
            options={free.map((slot) => ({ value: slot.time, label: slot.time }))}
            value={time || null}
            onValueChange={(next) => setDraft({ date, time: next })}
          />
        </Field>
        <ErrorNote>{failure}</ErrorNote>
        <p className="flex flex-wrap gap-3">
          <Button type="submit" pending={isPending}>
            {t('change.send')}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {t('change.close')}
          </Button>
        </p>
      </Form>
    </section>
  )
}

function useFailureText(error: Error | null | undefined): string | undefined {
  const t = useT(bookingLinkTexts)
  const tErrors = useT(bookingErrorsTexts)
  if (!error) return
  if (!(error instanceof ApiError)) return t('change.failed')
  const { code } = error
  if (code === 'CHANGE_ALREADY_REQUESTED' || code === 'TOO_LATE_TO_CHANGE') return t(`error.${code}`)
  const key = `error.${code as 'SLOT_TAKEN'}` as const
  const text = tErrors(key)
  return text === key ? t('change.failed') : text
}
