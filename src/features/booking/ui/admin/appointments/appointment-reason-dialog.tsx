import type { UseMutationResult } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import type { FieldErrors } from '#ui/form/form-errors.ts'
import { Textarea } from '#ui/form/textarea.tsx'
import { Note } from '#ui/note.tsx'
import { Dialog, DialogClose } from '#ui/overlay/dialog.tsx'
import { bookingAdminTexts } from '../../../messages/admin/index.ts'
import { denial } from '../../../model/appointment.schema.ts'
import { useBookingErrorMessage, useZodErrors } from '../error-messages.ts'

type AppointmentReasonDialogProps = {
  appointment: { id: string }
  title: string
  description: string
  label: string
  /** The language of the client, who reads the reason. */
  lang: string
  templates?: readonly { name: string; text: string }[]
  /** Replaces "Cancel" where that could mean cancelling the appointment. */
  backLabel?: string
  confirmLabel: string
  failed: string
  call: UseMutationResult<unknown, Error, string>
  onDone: () => void
  onRefused: (error: Error) => void
  onClose: () => void
}

const NONE: FieldErrors = {}

/** By appointment: a refused decision closes the dialog, and the reason is there again when it is reopened. */
const typedReasons = new Map<string, string>()

const reasonSchema = denial.pick({ reason: true })

/** Asks for a reason, which is emailed to the client. */
export function AppointmentReasonDialog(props: AppointmentReasonDialogProps) {
  const {
    appointment,
    title,
    description,
    label,
    lang,
    templates = [],
    backLabel,
    confirmLabel,
    failed,
    call,
    onDone,
    onRefused,
    onClose,
  } = props
  const t = useT(bookingAdminTexts)
  const toFieldErrors = useZodErrors()
  const explain = useBookingErrorMessage()
  const formId = useId()
  const [reason, setReason] = useState(typedReasons.get(appointment.id) ?? '')
  const [errors, setErrors] = useState(NONE)

  function changeReason(text: string) {
    typedReasons.set(appointment.id, text)
    setReason(text)
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const parsed = reasonSchema.safeParse({ reason })
    if (!parsed.success) return setErrors(toFieldErrors(parsed.error))
    setErrors(NONE)
    const onSuccess = () => {
      typedReasons.delete(appointment.id)
      onDone()
    }
    if (!call.isPending) call.mutate(parsed.data.reason, { onSuccess, onError: onRefused })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      closeLabel={t('close')}
      actions={
        <>
          <DialogClose render={<Button variant="ghost">{backLabel ?? t('cancel')}</Button>} />
          <Button type="submit" form={formId} variant="danger" pending={call.isPending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Form id={formId} errors={errors} onSubmit={submit} method="dialog">
        {templates.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: a row of buttons, not a part of the form
          <div role="group" aria-label={t('deny.templates')} className="flex flex-wrap items-center gap-2">
            <span className="text-ink-2">{t('deny.templates')}</span>
            {templates.map(({ name, text }) => (
              <Button key={name} size="s" variant="ghost" lang={lang} onClick={() => changeReason(text)}>
                {name}
              </Button>
            ))}
          </div>
        )}
        <Field name="reason" label={label}>
          <Textarea
            rows={5}
            required
            lang={lang}
            value={reason}
            onChange={({ target }) => changeReason(target.value)}
          />
        </Field>
        {call.error && (
          <Note tone="danger" live>
            {[failed, explain(call.error)].filter(Boolean).join('. ')}
          </Note>
        )}
      </Form>
    </Dialog>
  )
}
