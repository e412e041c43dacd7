import type { RuleView } from '../../../model/rule.schema.ts'
import type { RuleType } from '../../../model/rule.ts'

/** What stands in the fields. A field of another type keeps its value while one tries the types. */
export type RuleDraft = {
  type: RuleType | ''
  description: string
  isBlocked: boolean
  active: boolean
  dayOfWeek: string
  startDate: string
  endDate: string
  specificDate: string
  startTime: string
  endTime: string
}

export function toRuleDraft(rule: RuleView | undefined): RuleDraft {
  return {
    type: rule?.type ?? '',
    description: rule?.description ?? '',
    isBlocked: rule?.isBlocked ?? true,
    active: rule?.active ?? true,
    dayOfWeek: rule?.dayOfWeek ? String(rule.dayOfWeek) : '',
    startDate: rule?.startDate ?? '',
    endDate: rule?.endDate ?? '',
    specificDate: rule?.specificDate ?? '',
    startTime: rule?.startTime ?? '',
    // A field for a time knows no 24:00.
    endTime: rule?.endTime === '24:00' ? '00:00' : (rule?.endTime ?? ''),
  }
}

/** As the schema reads it. The day ends at midnight, which a field for a time calls 00:00. */
export function toRuleContent(draft: RuleDraft) {
  const endTime = draft.endTime === '00:00' ? '24:00' : draft.endTime
  return { ...draft, endTime, dayOfWeek: draft.dayOfWeek ? Number(draft.dayOfWeek) : undefined }
}
