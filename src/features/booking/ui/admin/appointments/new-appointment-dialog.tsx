import { useState } from 'react'
import { useCallDetails } from '#features/clients/ui/admin/use-call-details.tsx'
import { useZodForm } from '#platform/client/use-zod-form.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { FormDialog } from '#ui/overlay/form-dialog.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { bookingAdminTexts } from '../../../messages/admin/index.ts'
import { appointmentForClient } from '../../../model/appointment.schema.ts'
import type { RequestType } from '../../../model/subjects/subject.schema.ts'
import { useFailureText } from '../error-messages.ts'
import { formatAdminDay } from '../format-admin-day.ts'
import { useCreateAppointment } from '../timeslots.queries.ts'
import { useClientFields } from './client-fields.tsx'
import { type DateTimeDraft, DateTimeFields } from './date-time-fields.tsx'

type NewAppointmentDialogProps = {
  /** The time that was chosen in the calendar. */
  at?: DateTimeDraft | undefined
  initialType?: RequestType | undefined
  onClose: () => void
}

/** An admin creates an approved appointment for a client, for example after a phone call. */
export function NewAppointmentDialog({ at, initialType, onClose }: NewAppointmentDialogProps) {
  const t = useT(bookingAdminTexts)
  const locale = useLocale()
  const { show } = useToast()
  const failureText = useFailureText()
  const { clientFields, typeField, questionFields, commentsField, input, email } = useClientFields(initialType)
  const callDetails = useCallDetails(input.clientId, email)
  const [shareComments, setShareComments] = useState(false)
  const [when, setWhen] = useState<DateTimeDraft>(at ?? { date: '', time: '', evenIfClosed: false })

  const { form, error, isPending } = useZodForm({
    schema: appointmentForClient,
    toInput: () => ({ ...when, ...input, ...callDetails.input, shareComments }),
    send: useCreateAppointment().mutateAsync,
    onDone: ({ date, time, client: { name } }) => {
      show({ title: t('book.done', { name, day: formatAdminDay(locale, date), time }), tone: 'ok' })
      onClose()
    },
  })

  return (
    <FormDialog
      recoverAs="new appointment"
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
      {clientFields}
      {email !== undefined && callDetails.fields}
      {typeField}
      <DateTimeFields type={input.requestType} value={when} onChange={setWhen} />
      {questionFields}
      {commentsField}
      <Checkbox
        name="shareComments"
        label={t('book.shareComments')}
        checked={shareComments}
        onCheckedChange={setShareComments}
      />
    </FormDialog>
  )
}
