import { useState } from 'react'
import { useIssueMessages } from '#platform/client/use-zod-form.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { bookingRulesTexts } from '../../../messages/rules/index.ts'
import {
  isWholeDayOpening,
  type RuleView,
  ruleContent,
  ruleCreation,
  type StoredRule,
} from '../../../model/rules/rule.schema.ts'
import type { RuleType } from '../../../model/rules/rule.ts'
import { findRuleHits, type SavedRule, useSaveRule } from '../timeslots.queries.ts'
import { useCheckedForm } from '../use-checked-form.ts'

export function useRuleForm(rule: StoredRule | undefined, type: RuleType | undefined, onSaved: () => void) {
  const t = useT(bookingRulesTexts)
  const { show } = useToast()
  const toFieldErrors = useIssueMessages()
  /** Asked before saving: the rule opens the whole day. */
  const [wholeDay, setWholeDay] = useState<SavedRule>()
  const form = useCheckedForm({
    stored: rule,
    versionOf: (stored) => stored?.updatedAt,
    toDraft: (stored) => toRuleDraft(stored, type),
    findHits: ({ content }: SavedRule) => findRuleHits(content, rule?.id),
    save: useSaveRule(rule?.id),
    onSaved: () => {
      show({ title: t(rule ? 'form.changed' : 'form.created'), tone: 'ok' })
      onSaved()
    },
  })
  const parsed = ruleContent.safeParse(toRuleContent(form.draft))
  // An end before its start is an error even while the form is incomplete.
  const orderIssue = parsed.error?.issues.find(({ message }) => message.endsWith('Order'))

  function submit(startedFrom: string | undefined) {
    if (!parsed.success) return form.setErrors(toFieldErrors(parsed.error))
    const saved = { content: parsed.data, startedFrom }
    if (!isWholeDayOpening(parsed.data)) return form.submit(saved)
    form.setErrors({})
    setWholeDay(saved)
  }

  function confirmWholeDay() {
    setWholeDay(undefined)
    if (wholeDay) form.submit({ ...wholeDay, wholeDay: true })
  }

  /** Instead of opening the whole day, the hours are asked for. */
  function cancelWholeDay() {
    setWholeDay(undefined)
    const { error } = ruleCreation.safeParse(toRuleContent(form.draft))
    if (error) form.setErrors(toFieldErrors(error))
  }

  return {
    ...form,
    content: parsed.success ? parsed.data : undefined,
    contradiction: orderIssue && Object.values(toFieldErrors({ issues: [orderIssue] }))[0],
    opensWholeDay: wholeDay !== undefined,
    confirmWholeDay,
    cancelWholeDay,
    submit: () => submit(form.startedFrom),
    saveAnyway: () => submit(rule?.updatedAt),
  }
}

/** Values of the form fields. Fields of other types keep their value when the type changes. */
export function toRuleDraft(rule: RuleView | undefined, type: RuleType | '' = '') {
  return {
    type: rule?.type ?? type,
    description: rule?.description ?? '',
    isBlocked: rule?.isBlocked ?? true,
    active: rule?.active ?? true,
    dayOfWeek: rule?.dayOfWeek ? String(rule.dayOfWeek) : '',
    startDate: rule?.startDate ?? '',
    endDate: rule?.endDate ?? '',
    specificDate: rule?.specificDate ?? '',
    startTime: rule?.startTime ?? '',
    // `<input type="time">` does not support 24:00.
    endTime: rule?.endTime === '24:00' ? '00:00' : (rule?.endTime ?? ''),
  }
}

export type RuleDraft = ReturnType<typeof toRuleDraft>

/** Input for the schema. An end of 00:00 means midnight at the end of the day. */
export function toRuleContent(draft: RuleDraft) {
  const endTime = draft.endTime === '00:00' ? '24:00' : draft.endTime
  return { ...draft, endTime, dayOfWeek: draft.dayOfWeek ? Number(draft.dayOfWeek) : undefined }
}
