import { useId } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { ConflictNote } from '#ui/conflict-note.tsx'
import { ErrorNote } from '#ui/failed-note.tsx'
import { Form } from '#ui/form/form.tsx'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { Dialog, DialogClose } from '#ui/overlay/dialog.tsx'
import { bookingRulesTexts } from '../../../messages/rules/index.ts'
import type { StoredRule } from '../../../model/rules/rule.schema.ts'
import type { RuleType } from '../../../model/rules/rule.ts'
import { useFailureText } from '../error-messages.ts'
import { RuleFields } from './rule-fields.tsx'
import { AffectedAppointments, RulePreviewPane } from './rule-preview-pane.tsx'
import { useRuleForm } from './use-rule-form.ts'

type RuleDialogProps = {
  rule: StoredRule | undefined
  /** Preselected for a new rule. */
  type?: RuleType
  onClose: () => void
}

export function RuleDialog({ rule, type, onClose }: RuleDialogProps) {
  const t = useT(bookingRulesTexts)
  const failureText = useFailureText()
  const formId = useId()
  const form = useRuleForm(rule, type, onClose)

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
          <Button type="submit" form={formId} pending={form.isSaving}>
            {t('form.save')}
          </Button>
        </>
      }
    >
      <div className="grid gap-8 text-[15px] md:grid-cols-2">
        <Form
          recoverAs={`rule ${rule?.id ?? 'new'}`}
          id={formId}
          errors={form.errors}
          method="dialog"
          onSubmit={(event) => {
            event.preventDefault()
            form.submit()
          }}
        >
          <RuleFields draft={form.draft} onChange={form.setDraft} />
          {form.hasConflict && (
            <div ref={intoView}>
              <ConflictNote form={form} t={t} />
            </div>
          )}
          {form.failure && (
            <div ref={intoView}>
              <ErrorNote>{failureText(form.failure, t('form.failed'))}</ErrorNote>
            </div>
          )}
        </Form>
        <RulePreviewPane rule={form.content} contradiction={form.contradiction} replaces={rule?.id} />
      </div>
      <Questions form={form} findStartTime={() => document.querySelector(`#${CSS.escape(formId)} [name=startTime]`)} />
    </Dialog>
  )
}

type QuestionsProps = { form: ReturnType<typeof useRuleForm>; findStartTime: () => HTMLElement | null }

/** Asks before the whole day opens, and before the time of appointments closes. */
function Questions({ form, findStartTime }: QuestionsProps) {
  const t = useT(bookingRulesTexts)
  return (
    <>
      <Confirm
        open={form.opensWholeDay}
        title={t('openDay.ask')}
        description={t('openDay.text')}
        confirmLabel={t('openDay')}
        cancelLabel={t('openDay.enter')}
        pending={form.isSaving}
        onConfirm={form.confirmWholeDay}
        onCancel={form.cancelWholeDay}
        finalFocus={findStartTime}
      />
      <Confirm
        open={form.question !== undefined}
        title={t('hits.ask')}
        description={t('switch.text')}
        confirmLabel={t('hits.save')}
        cancelLabel={t('cancel')}
        pending={form.isSaving}
        onConfirm={form.confirm}
        onCancel={form.cancel}
      >
        <AffectedAppointments hits={form.question?.hits ?? []} />
      </Confirm>
    </>
  )
}

/** The form scrolls and the submit button does not: scroll the message into view. */
function intoView(note: HTMLElement | null): void {
  note?.scrollIntoView({ block: 'nearest' })
}
