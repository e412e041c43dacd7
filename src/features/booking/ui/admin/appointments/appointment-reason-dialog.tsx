import { useState } from 'react'
import { useZodForm } from '#platform/client/use-zod-form.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { applyTemplate } from '#ui/form/apply-template.ts'
import { Field } from '#ui/form/field.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import { FormDialog } from '#ui/overlay/form-dialog.tsx'
import { bookingAdminTexts } from '../../../messages/admin/index.ts'
import { denial } from '../../../model/appointment.schema.ts'
import { useFailureText } from '../error-messages.ts'

type AppointmentReasonDialogProps = {
  appointment: { id: string }
  title: string
  description: string
  label: string
  /** The language of the client, who reads the reason. */
  lang: string
  templates?: readonly { name: string; text: string }[]
  /** Replaces "Cancel" where that could mean cancelling the appointment. */
  cancelLabel?: string
  confirmLabel: string
  failed: string
  send: (reason: string) => Promise<unknown>
  onDone: () => void
  onRefused: (error: Error) => void
  onClose: () => void
}

/** By appointment: a refused decision or "Cancel" closes the dialog, and the reason is there when it is reopened. */
const typedReasons = new Map<string, string>()

const reasonSchema = denial.pick({ reason: true })

/** Asks for a reason, which is emailed to the client. */
export function AppointmentReasonDialog(props: AppointmentReasonDialogProps) {
  const { appointment, label, lang, templates = [], failed, send, onDone, onRefused, ...dialog } = props
  const t = useT(bookingAdminTexts)
  const failureText = useFailureText()
  const [reason, setReason] = useState(typedReasons.get(appointment.id) ?? '')
  const { form, error, isPending } = useZodForm({
    schema: reasonSchema,
    send: (value) => send(value.reason),
    onDone: () => {
      typedReasons.delete(appointment.id)
      onDone()
    },
    onRefused,
  })

  const templateTexts = templates.map(({ text }) => text)

  function changeReason(text: string) {
    typedReasons.set(appointment.id, text)
    setReason(text)
  }

  return (
    <FormDialog
      cancelLabel={t('cancel')}
      {...dialog}
      form={form}
      closeLabel={t('close')}
      onDiscard={() => typedReasons.delete(appointment.id)}
      tone="danger"
      pending={isPending}
      error={failureText(error, failed)}
    >
      {templates.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a row of buttons, not a part of the form
        <div role="group" aria-label={t('deny.templates')} className="flex flex-wrap items-center gap-2">
          <span className="w-full text-ink-2">{t('deny.templates')}</span>
          {templates.map(({ name, text }) => (
            <Button
              key={name}
              size="s"
              variant="ghost"
              lang={lang}
              onClick={() => changeReason(applyTemplate(reason, text, templateTexts))}
            >
              {name}
            </Button>
          ))}
        </div>
      )}
      <Field name="reason" label={label}>
        <Textarea rows={5} required lang={lang} value={reason} onChange={({ target }) => changeReason(target.value)} />
      </Field>
    </FormDialog>
  )
}
