import { type SubmitEvent, useId, useState } from 'react'
import type { ListedUser } from '#features/identity/ui/admin/users.queries.ts'
import { fullName } from '#kernel/user.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import type { FieldErrors } from '#ui/form/form-errors.ts'
import { Select } from '#ui/form/select.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import { Note } from '#ui/note.tsx'
import { Dialog, DialogClose } from '#ui/overlay/dialog.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { bookingAdminTexts } from '../../../messages/admin/index.ts'
import { appointmentForClient } from '../../../model/appointment.schema.ts'
import { REQUEST_TYPES, type RequestType } from '../../../model/booking-settings.schema.ts'
import { serverFieldErrors, useBookingErrorMessage, useZodErrors } from '../error-messages.ts'
import { formatAdminDay } from '../format-admin-day.ts'
import { useCreateAppointment } from '../timeslots.queries.ts'
import { ClientPicker } from './client-picker.tsx'
import { type DateTimeDraft, DateTimeFields } from './date-time-fields.tsx'

const NONE: FieldErrors = {}

/** An admin creates an approved appointment for a client, for example after a phone call. */
export function NewAppointmentDialog({ onClose }: { onClose: () => void }) {
  const t = useT(bookingAdminTexts)
  const locale = useLocale()
  const { show } = useToast()
  const toFieldErrors = useZodErrors()
  const reason = useBookingErrorMessage()
  const formId = useId()
  const [client, setClient] = useState<ListedUser>()
  const [type, setType] = useState<RequestType>('CHANGE_REQUEST')
  const [when, setWhen] = useState<DateTimeDraft>({ date: '', time: '', evenIfClosed: false })
  const [comments, setComments] = useState('')
  const [errors, setErrors] = useState(NONE)
  const { mutate, isPending, error } = useCreateAppointment()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const parsed = appointmentForClient.safeParse({ ...when, requestType: type, comments, clientId: client?.id })
    if (!parsed.success) return setErrors(toFieldErrors(parsed.error))
    setErrors(NONE)
    mutate(parsed.data, {
      onSuccess: ({ date, time, client: { name } }) => {
        show({ title: t('book.done', { name, day: formatAdminDay(locale, date), time }), tone: 'ok' })
        onClose()
      },
      onError: (failure) => setErrors(serverFieldErrors(failure)),
    })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('book.title')}
      description={t('book.text')}
      closeLabel={t('close')}
      actions={
        <>
          <DialogClose render={<Button variant="ghost">{t('cancel')}</Button>} />
          <Button type="submit" form={formId} pending={isPending}>
            {t('book.save')}
          </Button>
        </>
      }
    >
      <Form id={formId} errors={errors} onSubmit={submit} method="dialog">
        <ClientPicker chosen={client && { name: fullName(client), email: client.emailAddress }} onChoose={setClient} />
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
        {error && Object.keys(errors).length === 0 && (
          <Note tone="danger" live>
            {[t('book.failed'), reason(error)].filter(Boolean).join('. ')}
          </Note>
        )}
      </Form>
    </Dialog>
  )
}
