import type { LocalDate } from '#kernel/calendar.ts'
import type { LocalTime } from '#kernel/local-time.ts'

export const RULE_TYPES = ['TIME_RANGE', 'DAY_OF_WEEK', 'DATE_RANGE', 'SPECIFIC_DATE'] as const
export type RuleType = (typeof RULE_TYPES)[number]

type TimeOfDayRange = { startTime: LocalTime; endTime: LocalTime }
/** Local times in the zone of the business. Without times: the whole day. */
type OptionalTimeOfDayRange = TimeOfDayRange | { startTime: null; endTime: null }

type RuleTiming =
  | ({ type: 'TIME_RANGE' } & TimeOfDayRange)
  | ({ type: 'DAY_OF_WEEK'; dayOfWeek: number } & OptionalTimeOfDayRange)
  | ({ type: 'DATE_RANGE'; startDate: LocalDate; endDate: LocalDate } & OptionalTimeOfDayRange)
  | ({ type: 'SPECIFIC_DATE'; specificDate: LocalDate } & OptionalTimeOfDayRange)

export type RuleContent = RuleTiming & { isBlocked: boolean; active: boolean; description: string }
export type AvailabilityRule = RuleContent & { id: string }

/** A higher layer overrides a lower one. */
export const LAYER: { readonly [Type in RuleType]: number } = {
  TIME_RANGE: 0,
  DAY_OF_WEEK: 0,
  DATE_RANGE: 1,
  SPECIFIC_DATE: 2,
}

/** Ranges include both ends. */
export function appliesOn(rule: RuleContent, date: LocalDate, dayOfWeek: number): boolean {
  switch (rule.type) {
    case 'TIME_RANGE':
      return true
    case 'DAY_OF_WEEK':
      return rule.dayOfWeek === dayOfWeek
    case 'DATE_RANGE':
      return rule.startDate <= date && date <= rule.endDate
    case 'SPECIFIC_DATE':
      return rule.specificDate === date
  }
}
