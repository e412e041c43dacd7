import { formatVital } from '#kernel/format-vital.ts'
import { useLocale } from '#platform/i18n/provider.tsx'
import type { Metric } from '../../model/event.schema.ts'

export function useVitalFormat(): (metric: Metric, value: number) => string {
  const locale = useLocale()
  return (metric, value) => formatVital(locale, metric, value)
}
