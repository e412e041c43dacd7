import { useState } from 'react'
import { ApiError } from '#platform/client/api-client.ts'
import { useIssueMessages } from '#platform/client/use-zod-form.ts'
import { useT } from '#platform/i18n/provider.tsx'
import type { FieldErrors } from '#ui/form/form-errors.ts'
import { useToast } from '#ui/overlay/toast.tsx'
import { bookingRulesTexts } from '../../../messages/rules/index.ts'
import {
  isWholeDayOpening,
  type RulePreview,
  ruleContent,
  ruleCreation,
  type StoredRule,
} from '../../../model/rule.schema.ts'
import type { RuleContent, RuleType } from '../../../model/rule.ts'
import { findRuleHits, type SavedRule, useSaveRule } from '../timeslots.queries.ts'
import { useCheck } from '../use-check.ts'
import { toRuleContent, toRuleDraft } from './rule-draft.ts'

const NONE: FieldErrors = {}

/** Asked before saving: an opening of the whole day, or a change that closes the time of appointments. */
type RuleQuestion = { about: 'wholeDay' | 'hits'; saved: SavedRule; hits: RulePreview['hits'] }

/** Form state of a rule with optimistic locking: input survives errors, concurrent changes are reported as a conflict. */
export function useRuleForm(rule: StoredRule | undefined, type: RuleType | undefined, onSaved: () => void) {
  const t = useT(bookingRulesTexts)
  const { show } = useToast()
  const toFieldErrors = useIssueMessages()
  const [baseRule, setBaseRule] = useState(rule)
  const [draft, setDraft] = useState(() => toRuleDraft(rule, type))
  const [errors, setErrors] = useState(NONE)
  const [question, setQuestion] = useState<RuleQuestion>()
  const save = useSaveRule(rule?.id)
  const preview = useCheck((content: RuleContent) => findRuleHits(content, rule?.id))
  const parsed = ruleContent.safeParse(toRuleContent(draft))

  // An end before its start is an error even while the form is incomplete.
  const orderIssue = parsed.error?.issues.find(({ message }) => message.endsWith('Order'))

  const isDirty = JSON.stringify(draft) !== JSON.stringify(toRuleDraft(baseRule, type))
  if (rule !== baseRule && !isDirty) resetToRule()

  function resetToRule() {
    setBaseRule(rule)
    setDraft(toRuleDraft(rule, type))
    setErrors(NONE)
  }

  function submit(startedFrom = baseRule?.updatedAt) {
    if (!parsed.success) return setErrors(toFieldErrors(parsed.error))
    setErrors(NONE)
    const saved = { content: parsed.data, startedFrom }
    if (isWholeDayOpening(parsed.data)) setQuestion({ about: 'wholeDay', saved, hits: [] })
    else checkAppointments(saved)
  }

  function checkAppointments(saved: SavedRule) {
    save.reset()
    preview.run(saved.content, (hits) => (hits.length > 0 ? setQuestion({ about: 'hits', saved, hits }) : send(saved)))
  }

  function send(saved: SavedRule) {
    save.mutate(saved, {
      onSuccess: () => {
        show({ title: t(rule ? 'form.changed' : 'form.created'), tone: 'ok' })
        onSaved()
      },
      onError: (failure) => setErrors(failure instanceof ApiError ? failure.fields : NONE),
      onSettled: () => setQuestion(undefined),
    })
  }

  function confirm() {
    if (question?.about === 'hits') return send(question.saved)
    setQuestion(undefined)
    if (question) checkAppointments({ ...question.saved, wholeDay: true })
  }

  /** Instead of opening the whole day, the hours are asked for. */
  function cancel() {
    setQuestion(undefined)
    const { error } = ruleCreation.safeParse(toRuleContent(draft))
    if (question?.about === 'wholeDay' && error) setErrors(toFieldErrors(error))
  }

  return {
    draft,
    change: setDraft,
    content: parsed.success ? parsed.data : undefined,
    contradiction: orderIssue && Object.values(toFieldErrors({ issues: [orderIssue] }))[0],
    errors,
    failure: Object.keys(errors).length === 0 ? (preview.error ?? save.error) : null,
    isSaving: preview.isPending || save.isPending,
    question,
    confirm,
    cancel,
    hasConflict: isDirty && rule?.updatedAt !== baseRule?.updatedAt,
    submit: () => submit(),
    saveAnyway: () => submit(rule?.updatedAt),
    startAgain: () => {
      preview.reset()
      save.reset()
      resetToRule()
    },
  }
}
