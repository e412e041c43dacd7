import { useId } from 'react'
import { ApiError } from '#platform/client/api-client.ts'
import { useZodForm } from '#platform/client/use-zod-form.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorNote } from '#ui/failed-note.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { Radio, RadioGroup } from '#ui/form/radio-group.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import { Note } from '#ui/note.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { DiscardTextsContext } from '#ui/overlay/use-discard-question.tsx'
import { moderationTexts } from '../messages/index.ts'
import { REPORT_REASONS, reportRequest, type TextKey } from '../model/moderation.schema.ts'
import { sendReport } from './moderation.queries.ts'

export function ReportDialog({ text, onClose }: { text: TextKey; onClose: () => void }) {
  const t = useT(moderationTexts)
  const formId = useId()
  const { form, error, isPending, isDone } = useZodForm({
    schema: reportRequest,
    toInput: (fields) => ({ ...text, ...fields }),
    send: sendReport,
  })
  const isRepeated = error instanceof ApiError && error.code === 'ALREADY_REPORTED'
  const discardTexts = {
    title: t('report.discard'),
    text: t('report.discard.text'),
    discard: t('report.discard.do'),
    keep: t('report.discard.keep'),
  }

  return (
    <DiscardTextsContext value={discardTexts}>
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        title={t('report.title')}
        description={t('report.text')}
        closeLabel={t('close')}
        actions={
          isDone ? (
            <Button onClick={onClose}>{t('close')}</Button>
          ) : (
            <>
              <Button variant="ghost" onClick={onClose}>
                {t('cancel')}
              </Button>
              <Button type="submit" form={formId} pending={isPending}>
                {t('report.send')}
              </Button>
            </>
          )
        }
      >
        {isDone ? (
          <Note live tone="ok">
            {t('report.sent')}
          </Note>
        ) : (
          <Form id={formId} {...form} recoverAs={`report ${text.kind} ${text.id}`}>
            <RadioGroup name="reason" label={t('report.reasons')} required>
              {REPORT_REASONS.map((option) => (
                <Radio key={option} value={option} label={t(`because.${option}`)} />
              ))}
            </RadioGroup>
            <Field name="comment" label={t('report.comment')} hint={t('report.optional')}>
              <Textarea rows={3} dir="auto" />
            </Field>
            <ErrorNote>{error && t(isRepeated ? 'error.ALREADY_REPORTED' : 'report.failed')}</ErrorNote>
          </Form>
        )}
      </Dialog>
    </DiscardTextsContext>
  )
}
