import { useState } from 'react'
import { useZodForm } from '#platform/client/use-zod-form.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Field } from '#ui/form/field.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import { FormDialog } from '#ui/overlay/form-dialog.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { bookingAdminTexts } from '../../../messages/admin/index.ts'
import { appointmentForClient } from '../../../model/appointment.schema.ts'
import type { RequestType } from '../../../model/booking-settings.schema.ts'
import { useFailureText } from '../error-messages.ts'
import { formatAdminDay } from '../format-admin-day.ts'
import { useCreateAppointment } from '../timeslots.queries.ts'
import { useClientFields } from './client-fields.tsx'
import { type DateTimeDraft, DateTimeFields } from './date-time-fields.tsx'
import { RequestTypeField } from './request-type-field.tsx'

type NewAppointmentDialogProps = {
  /** The time that was chosen in the calendar. */
  at?: DateTimeDraft | undefined
  initialType?: RequestType | undefined
  onClose: () => void
}

/** An admin creates an approved appointment for a client, for example after a phone call. */
export function NewAppointmentDialog({ at, initialType = 'CHANGE_REQUEST', onClose }: NewAppointmentDialogProps) {
  const t = useT(bookingAdminTexts)
  const locale = useLocale()
  const { show } = useToast()
  const failureText = useFailureText()
  const client = useClientFields()
  const [type, setType] = useState(initialType)
  const [when, setWhen] = useState<DateTimeDraft>(at ?? { date: '', time: '', evenIfClosed: false })
  const [comments, setComments] = useState('')

  const { form, error, isPending } = useZodForm({
    schema: appointmentForClient,
    toInput: () => ({ ...when, requestType: type, comments, ...client.input }),
    send: useCreateAppointment().mutateAsync,
    onDone: ({ date, time, client: { name } }) => {
      show({ title: t('book.done', { name, day: formatAdminDay(locale, date), time }), tone: 'ok' })
      onClose()
    },
  })

  return (
    <FormDialog
      form={form}
      title={t('book.title')}
      description={t('book.text')}
      confirmLabel={t('book.save')}
      cancelLabel={t('cancel')}
      closeLabel={t('close')}
      pending={isPending}
      error={failureText(error, t('book.failed'))}
      onClose={onClose}
    >
      {client.fields}
      <RequestTypeField value={type} onChange={setType} />
      <DateTimeFields type={type} value={when} onChange={setWhen} />
      <Field name="comments" label={t('book.comments')}>
        <Textarea size="s" rows={3} value={comments} onChange={({ target }) => setComments(target.value)} />
      </Field>
    </FormDialog>
  )
}
