import { type SubmitEvent, useId, useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import type { FieldErrors } from '#ui/form-errors.ts'
import { Note } from '#ui/note.tsx'
import { useToast } from '#ui/toast.tsx'
import { bookingRulesTexts } from '../../messages/rules/index.ts'
import { type RuleView, ruleContent } from '../../model/rule.schema.ts'
import { fieldsOf, useComplaints } from './form-complaints.ts'
import { toContent, toDraft } from './rule-draft.ts'
import { RuleFields } from './rule-fields.tsx'
import { RulePreviewPane } from './rule-preview-pane.tsx'
import { useSaveRule } from './timeslots.queries.ts'
import { useReason } from './use-told.ts'

const NONE: FieldErrors = {}

type RuleDialogProps = { rule: RuleView | undefined; onClose: () => void }

/** A rule on one side, what it does to the month on the other. */
export function RuleDialog({ rule, onClose }: RuleDialogProps) {
  const t = useT(bookingRulesTexts)
  const { show } = useToast()
  const complaints = useComplaints()
  const reason = useReason()
  const formId = useId()
  const [draft, setDraft] = useState(() => toDraft(rule))
  const [errors, setErrors] = useState(NONE)
  const { mutate, isPending, error } = useSaveRule(rule?.id)
  const parsed = ruleContent.safeParse(toContent(draft))

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!parsed.success) return setErrors(complaints(parsed.error))
    setErrors(NONE)
    mutate(parsed.data, {
      onSuccess: () => {
        show({ title: t(rule ? 'form.changed' : 'form.created'), tone: 'ok' })
        onClose()
      },
      onError: (failure) => setErrors(fieldsOf(failure)),
    })
  }

  return (
    <Dialog
      open
      size="l"
      onOpenChange={(open) => !open && onClose()}
      title={t(rule ? 'form.edit' : 'form.new')}
      closeLabel={t('close')}
      actions={
        <>
          <DialogClose render={<Button variant="ghost">{t('cancel')}</Button>} />
          <Button type="submit" form={formId} pending={isPending}>
            {t('form.save')}
          </Button>
        </>
      }
    >
      <div className="grid gap-8 text-[15px] md:grid-cols-2">
        <Form id={formId} errors={errors} onSubmit={submit} method="dialog">
          <RuleFields draft={draft} onChange={setDraft} />
          {error && Object.keys(errors).length === 0 && (
            <Note tone="danger" live>
              {[t('form.failed'), reason(error)].filter(Boolean).join('. ')}
            </Note>
          )}
        </Form>
        <RulePreviewPane rule={parsed.success ? parsed.data : undefined} replaces={rule?.id} />
      </div>
    </Dialog>
  )
}
