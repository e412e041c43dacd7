import { type SubmitEvent, useId, useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import type { FieldErrors } from '#ui/form/form-errors.ts'
import { Textarea } from '#ui/form/textarea.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { moderationAdminTexts } from '../messages/admin/index.ts'
import { moderationTexts } from '../messages/index.ts'
import { muteRequest } from '../model/moderation.schema.ts'

type ModerationReasonDialogProps = {
  title: string
  help: string
  confirmLabel: string
  pending: boolean
  onReason: (reason: string) => void
  onClose: () => void
}

/** Asks for the reason, which is shown to the affected user. */
export function ModerationReasonDialog({
  title,
  help,
  confirmLabel,
  pending,
  onReason,
  onClose,
}: ModerationReasonDialogProps) {
  const t = useT(moderationAdminTexts)
  const tErrors = useT(moderationTexts)
  const form = useId()
  const [errors, setErrors] = useState<FieldErrors>({})

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    const parsed = muteRequest.safeParse(Object.fromEntries(new FormData(event.currentTarget)))
    if (parsed.success) return onReason(parsed.data.reason)
    setErrors({ reason: tErrors(parsed.error.issues[0]!.message.replace('moderation:', '') as 'reason.required') })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="danger" form={form} pending={pending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Form id={form} errors={errors} onSubmit={submit}>
        <Field name="reason" label={t('reason')} help={help}>
          <Textarea required rows={3} dir="auto" />
        </Field>
      </Form>
    </Dialog>
  )
}
