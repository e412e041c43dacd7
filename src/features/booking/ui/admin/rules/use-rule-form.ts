import { useState } from 'react'
import { ApiError } from '#platform/client/api-client.ts'
import { useIssueMessages } from '#platform/client/use-zod-form.ts'
import { useT } from '#platform/i18n/provider.tsx'
import type { FieldErrors } from '#ui/form/form-errors.ts'
import { useToast } from '#ui/overlay/toast.tsx'
import { bookingRulesTexts } from '../../../messages/rules/index.ts'
import { ruleContent, type StoredRule } from '../../../model/rule.schema.ts'
import { useSaveRule } from '../timeslots.queries.ts'
import { toRuleContent, toRuleDraft } from './rule-draft.ts'

const NONE: FieldErrors = {}

/** Form state of a rule with optimistic locking: input survives errors, concurrent changes are reported as a conflict. */
export function useRuleForm(rule: StoredRule | undefined, onSaved: () => void) {
  const t = useT(bookingRulesTexts)
  const { show } = useToast()
  const toFieldErrors = useIssueMessages()
  const [baseRule, setBaseRule] = useState(rule)
  const [draft, setDraft] = useState(() => toRuleDraft(rule))
  const [errors, setErrors] = useState(NONE)
  const { mutate, isPending, error, reset } = useSaveRule(rule?.id)
  const parsed = ruleContent.safeParse(toRuleContent(draft))

  // An end before its start is an error even while the form is incomplete.
  const orderIssue = parsed.error?.issues.find(({ message }) => message.endsWith('Order'))

  const isDirty = JSON.stringify(draft) !== JSON.stringify(toRuleDraft(baseRule))
  if (rule !== baseRule && !isDirty) resetToRule()

  function resetToRule() {
    setBaseRule(rule)
    setDraft(toRuleDraft(rule))
    setErrors(NONE)
  }

  function submit(startedFrom = baseRule?.updatedAt) {
    if (!parsed.success) return setErrors(toFieldErrors(parsed.error))
    setErrors(NONE)
    const content = parsed.data
    mutate(
      { content, startedFrom },
      {
        onSuccess: () => {
          show({ title: t(rule ? 'form.changed' : 'form.created'), tone: 'ok' })
          onSaved()
        },
        onError: (failure) => setErrors(failure instanceof ApiError ? failure.fields : NONE),
      },
    )
  }

  return {
    draft,
    change: setDraft,
    content: parsed.success ? parsed.data : undefined,
    contradiction: orderIssue && Object.values(toFieldErrors({ issues: [orderIssue] }))[0],
    errors,
    failure: Object.keys(errors).length === 0 ? error : null,
    isSaving: isPending,
    hasConflict: isDirty && rule?.updatedAt !== baseRule?.updatedAt,
    submit: () => submit(),
    saveAnyway: () => submit(rule?.updatedAt),
    startAgain: () => {
      reset()
      resetToRule()
    },
  }
}
