import { useQuery } from '@tanstack/react-query'
import { INTL_LOCALE, type Locale } from '#kernel/locale.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import type { FigureChange } from '#ui/data/figures.tsx'
import { visitorsTexts } from '../../../messages/visitors/index.ts'
import type { DeviceClass, Goal } from '../../../model/event.schema.ts'
import type { Dimension } from '../../../model/visitors-report.schema.ts'
import { type Report, visitorsQueries } from './visitors.queries.ts'

export function useFigureFormat() {
  const region = INTL_LOCALE[useLocale()]
  const t = useT(visitorsTexts)
  const numberFormat = (options: Intl.NumberFormatOptions): ((value: number) => string) =>
    new Intl.NumberFormat(region, options).format
  const percent = numberFormat({ style: 'percent', maximumFractionDigits: 0 })
  const signed = numberFormat({ style: 'percent', signDisplay: 'exceptZero' })

  /** Relative change; undefined without a previous value. `isDifference`: difference of rates in percentage points. */
  function change(
    current: number | null,
    previous: number | null,
    { isDifference = false, lessIsBetter = false } = {},
  ): FigureChange | undefined {
    if (current === null || previous === null || (previous === 0 && !isDifference)) return undefined
    const ratio = isDifference ? current - previous : current / previous - 1
    const direction = Math.round(ratio * 100)
    const amount = percent(Math.abs(ratio))
    if (direction === 0) return { text: signed(0), tone: 'same', label: t('change.same') }
    const tone = direction > 0 === lessIsBetter ? 'worse' : 'better'
    return { text: signed(ratio), tone, label: t(direction > 0 ? 'change.more' : 'change.less', { amount }) }
  }

  return {
    number: numberFormat({}),
    decimal: numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    percent,
    precisePercent: numberFormat({ style: 'percent', maximumFractionDigits: 1 }),
    /** `2:05`, minutes and seconds. */
    duration: (seconds: number) => {
      const whole = Math.round(seconds)
      return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
    },
    change,
  }
}

/** Label of a breakdown value. */
export function useValueName(report: Report) {
  const t = useT(visitorsTexts)
  const { data } = useQuery(visitorsQueries.report(report))
  const regions = new Intl.DisplayNames(INTL_LOCALE[useLocale()], { type: 'region' })

  function clickName(value: string): string {
    if (value === 'contact tel') return t('click.tel')
    if (value === 'contact mailto') return t('click.mailto')
    const [kind, ...rest] = value.split(' ')
    const target = rest.join(' ')
    if (kind === 'button') {
      // A goal that was renamed keeps its id; one that was removed is named by it.
      const goal = data?.ownGoals.find(({ id }) => id === target)
      return t('click.button', { name: goal?.name ?? target })
    }
    return kind === 'download' ? t('click.download', { file: target }) : target
  }

  return (by: Dimension | 'goal', value: string): string => {
    if (by === 'referrer' && value === '') return t('direct')
    if (by === 'country') return value ? (regions.of(value) ?? value) : t('unknownCountry')
    if (by === 'click') return clickName(value)
    if (by === 'language') return t(`language.${value as Locale}`)
    if (by === 'device') return t(`device.${value as DeviceClass}`)
    if (by === 'goal') return t(`goal.${value as Goal}`)
    if (by === 'campaign') return value.split(' / ').filter(Boolean).join(' · ')
    return value === 'other' ? t('otherBrowser') : value
  }
}
