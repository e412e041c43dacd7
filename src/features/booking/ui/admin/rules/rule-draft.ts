import type { RuleView } from '../../../model/rule.schema.ts'
import type { RuleType } from '../../../model/rule.ts'

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
