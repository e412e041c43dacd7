import { useState } from 'react'
import type { ListedUser } from '#features/identity/ui/admin/users.queries.ts'
import { DEFAULT_LOCALE } from '#kernel/locale.ts'
import { fullName } from '#kernel/user.ts'
import { useZodForm } from '#platform/client/use-zod-form.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import { FormDialog } from '#ui/overlay/form-dialog.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { bookingAdminTexts } from '../../../messages/admin/index.ts'
import { appointmentForClient } from '../../../model/appointment.schema.ts'
import { REQUEST_TYPES, type RequestType } from '../../../model/booking-settings.schema.ts'
import { useFailureText } from '../error-messages.ts'
import { formatAdminDay } from '../format-admin-day.ts'
import { useCreateAppointment } from '../timeslots.queries.ts'
import { ClientPicker } from './client-picker.tsx'
import { type DateTimeDraft, DateTimeFields } from './date-time-fields.tsx'
import { type GuestDraft, GuestFields } from './guest-fields.tsx'

const toGuest = (typed: string) => (typed.includes('@') ? { email: typed } : { name: typed })

/** An admin creates an approved appointment for a client, for example after a phone call. */
export function NewAppointmentDialog({ onClose }: { onClose: () => void }) {
  const t = useT(bookingAdminTexts)
  const locale = useLocale()
  const { show } = useToast()
  const failureText = useFailureText()
  const [client, setClient] = useState<ListedUser>()
  const [guest, setGuest] = useState<GuestDraft>()
  const [type, setType] = useState<RequestType>('CHANGE_REQUEST')
  const [when, setWhen] = useState<DateTimeDraft>({ date: '', time: '', evenIfClosed: false })
  const [comments, setComments] = useState('')

  const { form, error, isPending } = useZodForm({
    schema: appointmentForClient,
    toInput: () => ({ ...when, requestType: type, comments, ...(guest ? { guest } : { clientId: client?.id }) }),
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
      {guest ? (
        <GuestFields value={guest} onChange={setGuest} onCancel={() => setGuest(undefined)} />
      ) : (
        <ClientPicker
          chosen={client && { name: fullName(client), email: client.emailAddress }}
          onChoose={setClient}
          onGuest={(typed) => setGuest({ name: '', email: '', locale: DEFAULT_LOCALE, ...toGuest(typed) })}
        />
      )}
      <Field name="requestType" label={t('book.type')}>
        <Select
          size="s"
          options={REQUEST_TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
          value={type}
          onValueChange={setType}
        />
      </Field>
      <DateTimeFields type={type} value={when} onChange={setWhen} />
      <Field name="comments" label={t('book.comments')}>
        <Textarea size="s" rows={3} value={comments} onChange={({ target }) => setComments(target.value)} />
      </Field>
    </FormDialog>
  )
}
