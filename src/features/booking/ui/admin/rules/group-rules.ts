import type { LocalDate } from '#kernel/calendar.ts'
import type { StoredRule } from '../../../model/rules/rule.schema.ts'
import { LAYER } from '../../../model/rules/rule.ts'

/** By layer. */
const KINDS = ['week', 'period', 'date'] as const

export type RuleGroup = { kind: (typeof KINDS)[number]; current: StoredRule[]; past: StoredRule[] }

/**
 * Groups by layer, highest precedence first. Dated rules are sorted by date, and past ones newest first; within a week
 * blocks come before the openings that they override.
 */
export function groupRules(rules: readonly StoredRule[], today: LocalDate): RuleGroup[] {
  return KINDS.toReversed().map((kind) => {
    const own = rules.filter(({ type }) => KINDS[LAYER[type]] === kind)
    const sorted = own.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))
    const isPast = (rule: StoredRule) => lastDate(rule) < today
    return { kind, current: sorted.filter((rule) => !isPast(rule)), past: sorted.filter(isPast).toReversed() }
  })
}

/** Weekly rules have no end. */
function lastDate({ specificDate, endDate }: StoredRule): LocalDate {
  return specificDate ?? endDate ?? '9999-12-31'
}

function sortKey({ specificDate, startDate, isBlocked, dayOfWeek, startTime }: StoredRule): string {
  return [specificDate ?? startDate ?? '', isBlocked ? 0 : 1, dayOfWeek ?? 0, startTime ?? ''].join(' ')
}
