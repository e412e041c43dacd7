import type { LocalDate, LocalTime } from '#kernel/local-time.ts'

export const RULE_TYPES = ['TIME_RANGE', 'DAY_OF_WEEK', 'DATE_RANGE', 'SPECIFIC_DATE'] as const
export type RuleType = (typeof RULE_TYPES)[number]

type Times = { startTime: LocalTime; endTime: LocalTime }
/** Times on the wall of the business. Without times: the whole day. */
type Hours = Times | { startTime: null; endTime: null }

type When =
  | ({ type: 'TIME_RANGE' } & Times)
  | ({ type: 'DAY_OF_WEEK'; dayOfWeek: number } & Hours)
  | ({ type: 'DATE_RANGE'; startDate: LocalDate; endDate: LocalDate } & Hours)
  | ({ type: 'SPECIFIC_DATE'; specificDate: LocalDate } & Hours)

export type RuleContent = When & { isBlocked: boolean; active: boolean; description: string }
export type AvailabilityRule = RuleContent & { id: string }

/** A later layer wins over an earlier one. */
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
