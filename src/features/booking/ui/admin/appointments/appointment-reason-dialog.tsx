import { useState } from 'react'
import { useZodForm } from '#platform/client/use-zod-form.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Field } from '#ui/form/field.tsx'
import { TemplateButtons } from '#ui/form/template/template-buttons.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import { FormDialog } from '#ui/overlay/form-dialog.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { bookingAdminTexts } from '../../../messages/admin/index.ts'
import { type AppointmentDetails, versionedReason } from '../../../model/appointment.schema.ts'
import { useConflictToast, useFailureText } from '../error-messages.ts'
import { useDenyOrCancel } from '../timeslots.queries.ts'

type AppointmentReasonDialogProps = {
  appointment: Pick<AppointmentDetails, 'id' | 'version'> & { client: Pick<AppointmentDetails['client'], 'locale'> }
  action: 'deny' | 'cancel'
  title: string
  description: string
  templates?: readonly { name: string; text: string }[]
  /** Replaces "Cancel" where that could mean cancelling the appointment. */
  cancelLabel?: string
  confirmLabel: string
  /** Title of the notice. */
  done: string
  /** Also if another admin was faster. */
  onDecided: () => void
  onClose: () => void
}

/** By appointment: a refused decision or "Cancel" closes the dialog, and the reason is there when it is reopened. */
const typedReasons = new Map<string, string>()

const reasonSchema = versionedReason.pick({ reason: true })

/** Asks for a reason, which is emailed to the client. */
export function AppointmentReasonDialog(props: AppointmentReasonDialogProps) {
  const { appointment, action, templates = [], done, onDecided, ...dialog } = props
  const t = useT(bookingAdminTexts)
  const { show } = useToast()
  const showConflict = useConflictToast()
  const failureText = useFailureText()
  const { mutateAsync } = useDenyOrCancel(action, appointment)
  // The client reads the reason.
  const { locale: lang } = appointment.client
  const [reason, setReason] = useState(typedReasons.get(appointment.id) ?? '')
  const { form, error, isPending } = useZodForm({
    schema: reasonSchema,
    send: (value) => mutateAsync(value.reason),
    onDone: () => {
      typedReasons.delete(appointment.id)
      show({ title: done, tone: 'ok' })
      onDecided()
    },
    onRefused: (failure) => showConflict(failure) && onDecided(),
  })

  function changeReason(text: string) {
    typedReasons.set(appointment.id, text)
    setReason(text)
  }

  return (
    <FormDialog
      recoverAs={`${action} ${appointment.id}`}
      cancelLabel={t('cancel')}
      {...dialog}
      form={form}
      closeLabel={t('close')}
      onDiscard={() => typedReasons.delete(appointment.id)}
      tone="danger"
      pending={isPending}
      error={failureText(error, t(`${action}.failed`))}
    >
      <TemplateButtons
        label={t('deny.templates')}
        lang={lang}
        templates={templates}
        text={reason}
        onText={changeReason}
      />
      <Field name="reason" label={t(`${action}.reason`)} help={t('move.noteHelp', { language: t(`language.${lang}`) })}>
        <Textarea rows={5} required lang={lang} value={reason} onChange={({ target }) => changeReason(target.value)} />
      </Field>
    </FormDialog>
  )
}
