import { useZodForm } from '#platform/client/use-zod-form.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Field } from '#ui/form/field.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import { FormDialog } from '#ui/overlay/form-dialog.tsx'
import { tipTexts } from '../../messages/tips/index.ts'
import { type Tip, tipDismissal } from '../../model/tip.schema.ts'
import { useDismissTip } from '../tip.queries.ts'
import { useTipTexts } from './use-tip-texts.ts'

export function DismissDialog({ tip, onClose }: { tip: Tip; onClose: () => void }) {
  const t = useT(tipTexts)
  const { title } = useTipTexts()(tip)
  const { form, error, isPending } = useZodForm({
    schema: tipDismissal,
    toInput: (fields) => ({ ...fields, key: tip.key }),
    send: useDismissTip().mutateAsync,
    onDone: onClose,
  })

  return (
    <FormDialog
      form={form}
      title={t('dismissTitle')}
      description={t('dismissHelp', { title })}
      confirmLabel={t('dismiss')}
      cancelLabel={t('cancel')}
      closeLabel={t('close')}
      pending={isPending}
      error={error ? t('dismissFailed') : undefined}
      onClose={onClose}
    >
      <Field name="reason" label={t('reason')}>
        <Textarea required rows={3} dir="auto" />
      </Field>
    </FormDialog>
  )
}
