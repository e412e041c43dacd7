import { INTL_LOCALE, type Locale } from '#kernel/locale.ts'

const formatNumber = (locale: Locale, digits: number, value: number) =>
  new Intl.NumberFormat(INTL_LOCALE[locale], { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    value,
  )

/** `1.4` and `s`, `240` and `ms`, `0.01` without unit for CLS. */
export function vitalParts(locale: Locale, metric: string, value: number): { text: string; unit: string } {
  if (metric === 'CLS') return { text: formatNumber(locale, value > 0 && value < 0.01 ? 3 : 2, value), unit: '' }
  if (value >= 1000) return { text: formatNumber(locale, 1, value / 1000), unit: 's' }
  return { text: formatNumber(locale, 0, value), unit: 'ms' }
}

export function formatVital(locale: Locale, metric: string, value: number): string {
  const { text, unit } = vitalParts(locale, metric, value)
  return unit ? `${text}\u00a0${unit}` : text
}
