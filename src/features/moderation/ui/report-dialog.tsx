import { type SubmitEvent, useId, useState } from 'react'
import { ApiError } from '#platform/client/api-client.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import type { FieldErrors } from '#ui/form/form-errors.ts'
import { Radio, RadioGroup } from '#ui/form/radio-group.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import { Note } from '#ui/note.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { moderationTexts } from '../messages/index.ts'
import { REPORT_REASONS, type ReportReason, reportRequest, type TextKey } from '../model/moderation.schema.ts'
import { useReport } from './moderation.queries.ts'

const NONE: FieldErrors = {}

export function ReportDialog({ text, onClose }: { text: TextKey; onClose: () => void }) {
  const t = useT(moderationTexts)
  const form = useId()
  const [reason, setReason] = useState<ReportReason>()
  const [errors, setErrors] = useState(NONE)
  const { mutate, isPending, isSuccess, error } = useReport()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // React events bubble through portals: do not submit a form around the dialog.
    event.stopPropagation()
    const comment = new FormData(event.currentTarget).get('comment') ?? ''
    const parsed = reportRequest.safeParse({ ...text, reason, comment })
    if (parsed.success) return mutate(parsed.data)
    const [issue] = parsed.error.issues
    setErrors({ [String(issue!.path[0])]: t(issue!.message.replace('moderation:', '') as 'report.required') })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('report.title')}
      description={t('report.text')}
      closeLabel={t('close')}
      actions={
        isSuccess ? (
          <Button onClick={onClose}>{t('close')}</Button>
        ) : (
          <>
            <Button variant="ghost" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" form={form} pending={isPending}>
              {t('report.send')}
            </Button>
          </>
        )
      }
    >
      {isSuccess ? (
        <Note live tone="ok">
          {t('report.sent')}
        </Note>
      ) : (
        <Form id={form} errors={errors} onSubmit={submit}>
          <RadioGroup
            name="reason"
            label={t('report.reasons')}
            required
            value={reason ?? ''}
            onValueChange={(value) => {
              setReason(value as ReportReason)
              setErrors(NONE)
            }}
          >
            {REPORT_REASONS.map((option) => (
              <Radio key={option} value={option} label={t(`because.${option}`)} />
            ))}
          </RadioGroup>
          <Field name="comment" label={t('report.comment')} hint={t('report.optional')}>
            <Textarea rows={3} dir="auto" />
          </Field>
          {error && (
            <Note live tone="danger">
              {error instanceof ApiError && error.code === 'ALREADY_REPORTED'
                ? t('error.ALREADY_REPORTED')
                : t('report.failed')}
            </Note>
          )}
        </Form>
      )}
    </Dialog>
  )
}
