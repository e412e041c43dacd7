import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { bookingRulesTexts } from '../../messages/rules/index.ts'
import type { RuleView } from '../../model/rule.schema.ts'
import { dayIn, weekdayIn } from '../when.ts'

/** When a rule holds, in words: the days, and the hours. */
export function useRuleWhen() {
  const t = useT(bookingRulesTexts)
  const locale = useLocale()
  return (rule: RuleView): { days: string; hours: string } => {
    const { type, dayOfWeek, startDate, endDate, specificDate, startTime, endTime } = rule
    const hours = startTime && endTime ? t('between', { start: startTime, end: endTime }) : t('wholeDay')
    if (type === 'DAY_OF_WEEK')
      return { hours, days: t('when.DAY_OF_WEEK', { day: weekdayIn(locale, dayOfWeek ?? 1) }) }
    if (type === 'SPECIFIC_DATE') return { hours, days: dayIn(locale, specificDate ?? '', 'long') }
    if (type === 'TIME_RANGE') return { hours, days: t('when.TIME_RANGE') }
    const ends = { start: dayIn(locale, startDate ?? '', 'date'), end: dayIn(locale, endDate ?? '', 'date') }
    return { hours, days: t('when.DATE_RANGE', ends) }
  }
}

/** What the owner called it, or what it says. */
export function useRuleName() {
  const whenOf = useRuleWhen()
  return (rule: RuleView): string => {
    if (rule.description) return rule.description
    const { days, hours } = whenOf(rule)
    return `${days}, ${hours}`
  }
}
