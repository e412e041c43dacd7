import { useZodForm } from '#platform/client/use-zod-form.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Field } from '#ui/form/field.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import { FormDialog } from '#ui/overlay/form-dialog.tsx'
import { moderationAdminTexts } from '../../messages/admin/index.ts'
import { muteRequest } from '../../model/moderation.schema.ts'

type ModerationReasonDialogProps = {
  recoverAs: string
  title: string
  help: string
  confirmLabel: string
  onReason: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** Asks for the reason, which is shown to the affected user. */
export function ModerationReasonDialog({ help, onReason, ...dialog }: ModerationReasonDialogProps) {
  const t = useT(moderationAdminTexts)
  const { form, isPending } = useZodForm({ schema: muteRequest, send: ({ reason }) => onReason(reason) })
  return (
    <FormDialog
      {...dialog}
      tone="danger"
      form={form}
      pending={isPending}
      cancelLabel={t('cancel')}
      closeLabel={t('close')}
    >
      <Field name="reason" label={t('reason')} help={help}>
        <Textarea required rows={3} dir="auto" />
      </Field>
    </FormDialog>
  )
}
