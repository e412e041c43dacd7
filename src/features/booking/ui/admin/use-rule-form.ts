import { useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import type { FieldErrors } from '#ui/form-errors.ts'
import { useToast } from '#ui/toast.tsx'
import { bookingRulesTexts } from '../../messages/rules/index.ts'
import { ruleContent, type StoredRule } from '../../model/rule.schema.ts'
import { fieldsOf, useComplaints } from './form-complaints.ts'
import { toContent, toDraft } from './rule-draft.ts'
import { useSaveRule } from './timeslots.queries.ts'

const NONE: FieldErrors = {}

/** A rule in a form: what was typed survives a refusal, and a change of somebody else’s is never overwritten unseen. */
export function useRuleForm(rule: StoredRule | undefined, onSaved: () => void) {
  const t = useT(bookingRulesTexts)
  const { show } = useToast()
  const complaints = useComplaints()
  const [started, setStarted] = useState(rule)
  const [draft, setDraft] = useState(() => toDraft(rule))
  const [errors, setErrors] = useState(NONE)
  const { mutate, isPending, error, reset } = useSaveRule(rule?.id)
  const parsed = ruleContent.safeParse(toContent(draft))

  // An end before its start: that is not mended by filling in more.
  const disorder = parsed.error?.issues.find(({ message }) => message.endsWith('Order'))

  const isDirty = JSON.stringify(draft) !== JSON.stringify(toDraft(started))
  if (rule !== started && !isDirty) begin()

  function begin() {
    setStarted(rule)
    setDraft(toDraft(rule))
    setErrors(NONE)
  }

  function submit(startedFrom = started?.updatedAt) {
    if (!parsed.success) return setErrors(complaints(parsed.error))
    setErrors(NONE)
    const content = parsed.data
    mutate(
      { content, startedFrom },
      {
        onSuccess: () => {
          show({ title: t(rule ? 'form.changed' : 'form.created'), tone: 'ok' })
          onSaved()
        },
        onError: (failure) => setErrors(fieldsOf(failure)),
      },
    )
  }

  return {
    draft,
    change: setDraft,
    content: parsed.success ? parsed.data : undefined,
    contradiction: disorder && Object.values(complaints({ issues: [disorder] }))[0],
    errors,
    failure: Object.keys(errors).length === 0 ? error : null,
    isSaving: isPending,
    hasConflict: isDirty && rule?.updatedAt !== started?.updatedAt,
    submit: () => submit(),
    saveAnyway: () => submit(rule?.updatedAt),
    startAgain: () => {
      reset()
      begin()
    },
  }
}
