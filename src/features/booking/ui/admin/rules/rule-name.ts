import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { bookingRulesTexts } from '../../../messages/rules/index.ts'
import { formatDay, formatWeekday } from '../../../model/format-date.ts'
import type { RuleView } from '../../../model/rules/rule.schema.ts'

export function useRuleTiming() {
  const t = useT(bookingRulesTexts)
  const locale = useLocale()
  return (rule: RuleView): { days: string; hours: string } => {
    const { type, dayOfWeek, startDate, endDate, specificDate, startTime, endTime } = rule
    const hours = startTime && endTime ? t('between', { start: startTime, end: endTime }) : t('wholeDay')
    if (type === 'DAY_OF_WEEK')
      return { hours, days: t('when.DAY_OF_WEEK', { day: formatWeekday(locale, dayOfWeek ?? 1) }) }
    if (type === 'SPECIFIC_DATE') return { hours, days: formatDay(locale, specificDate ?? '', 'long') }
    if (type === 'TIME_RANGE') return { hours, days: t('when.TIME_RANGE') }
    const ends = { start: formatDay(locale, startDate ?? '', 'date'), end: formatDay(locale, endDate ?? '', 'date') }
    return { hours, days: t('when.DATE_RANGE', ends) }
  }
}

export function useRuleName() {
  const timingOf = useRuleTiming()
  return (rule: RuleView): string => {
    if (rule.description) return rule.description
    const { days, hours } = timingOf(rule)
    return `${days}, ${hours}`
  }
}
