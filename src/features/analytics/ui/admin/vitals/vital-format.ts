import { INTL_LOCALE, isLocale } from '#kernel/locale.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { vitalsTexts } from '../../../messages/vitals/index.ts'
import { DEVICE_CLASSES, type Metric } from '../../../model/event.schema.ts'
import { formatVital } from '../../../model/vitals/format-vital.ts'
import type { VitalDimension } from '../../../model/vitals/vitals-report.schema.ts'

export function useVitalFormat() {
  const locale = useLocale()
  const region = INTL_LOCALE[locale]
  return {
    vital: (metric: Metric, value: number) => formatVital(locale, metric, value),
    number: new Intl.NumberFormat(region).format,
    percent: new Intl.NumberFormat(region, { style: 'percent' }).format,
  }
}

/** Label of a dimension value: `phone` is "Telefoon", build `42` is "Build 42". */
export function useDimensionName(): (dimension: VitalDimension, value: string | null) => string {
  const t = useT(vitalsTexts)
  return (dimension, value) => {
    if (value === null) return t('unknown')
    const device = DEVICE_CLASSES.find((one) => one === value)
    if (dimension === 'device' && device) return t(`device.${device}`)
    if (dimension === 'language' && isLocale(value)) return t(`language.${value}`)
    return dimension === 'build' ? t('build', { number: value }) : value
  }
}
