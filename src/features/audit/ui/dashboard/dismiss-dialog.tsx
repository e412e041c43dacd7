import { type SubmitEvent, useId, useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import type { FieldErrors } from '#ui/form/form-errors.ts'
import { Textarea } from '#ui/form/textarea.tsx'
import { Note } from '#ui/note.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { tipTexts } from '../../messages/tips/index.ts'
import { type Tip, tipDismissal } from '../../model/tip.schema.ts'
import { useDismissTip } from '../tip.queries.ts'
import { useTipTexts } from './use-tip-texts.ts'

export function DismissDialog({ tip, onClose }: { tip: Tip; onClose: () => void }) {
  const t = useT(tipTexts)
  const { title } = useTipTexts()(tip)
  const { mutateAsync, isPending, isError } = useDismissTip()
  const form = useId()
  const [errors, setErrors] = useState<FieldErrors>({})

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const parsed = tipDismissal.safeParse({ ...Object.fromEntries(new FormData(event.currentTarget)), key: tip.key })
    if (!parsed.success)
      return setErrors({ reason: t(parsed.error.issues[0]!.message.replace('tips:', '') as 'reason.required') })
    mutateAsync(parsed.data).then(onClose, () => {})
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('dismissTitle')}
      description={t('dismissHelp', { title })}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={form} pending={isPending}>
            {t('dismiss')}
          </Button>
        </>
      }
    >
      <Form id={form} errors={errors} onSubmit={submit}>
        <Field name="reason" label={t('reason')}>
          <Textarea required rows={3} dir="auto" />
        </Field>
        {isError && (
          <Note tone="danger" live>
            {t('dismissFailed')}
          </Note>
        )}
      </Form>
    </Dialog>
  )
}
