import { useSite } from '#features/settings/ui/use-site.ts'
import { dateFormat } from '#kernel/date-format.ts'
import { INTL_LOCALE, type Locale } from '#kernel/locale.ts'
import { useLocale } from '#platform/i18n/provider.tsx'

export function useAuditFormat() {
  const locale = useLocale()
  return auditFormats(locale, useSite().timeZone)
}

export function auditFormats(locale: Locale, timeZone: string) {
  const region = INTL_LOCALE[locale]
  const numberFormat = (options: Intl.NumberFormatOptions): ((value: number) => string) =>
    new Intl.NumberFormat(region, options).format
  const unit = (name: string, digits = 0) =>
    numberFormat({ style: 'unit', unit: name, unitDisplay: 'short', maximumFractionDigits: digits })
  const momentFormat = (options: Intl.DateTimeFormatOptions) => {
    const { format } = dateFormat(locale, { ...options, timeZone })
    return (at: string) => format(new Date(at))
  }
  const decimal = numberFormat({ maximumFractionDigits: 1 })
  const [seconds, preciseSeconds, minutes] = [unit('second'), unit('second', 1), unit('minute')]
  const [kilobytes, megabytes] = [unit('kilobyte', 1), unit('megabyte', 1)]

  return {
    number: numberFormat({}),
    /** Rounded down: only a site without findings has 100. */
    score: (score: number) => decimal(Math.floor(score * 10 + 1e-6) / 10),
    /** Rounded up to one decimal, so that a loss is never shown as zero. */
    points: (points: number) => decimal(Math.max(0, Math.ceil(points * 10 - 1e-6)) / 10),
    signed: numberFormat({ maximumFractionDigits: 1, signDisplay: 'exceptZero' }),
    percent: numberFormat({ style: 'percent', maximumFractionDigits: 0 }),
    decimal,
    bytes: (bytes: number) => (bytes < 1e6 ? kilobytes(bytes / 1000) : megabytes(bytes / 1e6)),
    duration: (ms: number) => {
      if (ms < 10_000) return preciseSeconds(ms / 1000)
      const total = Math.round(ms / 1000)
      if (total < 60) return seconds(total)
      const rest = total % 60
      return [minutes((total - rest) / 60), ...(rest ? [seconds(rest)] : [])].join(' ')
    },
    day: momentFormat({ dateStyle: 'medium' }),
    shortDay: momentFormat({ day: 'numeric', month: 'short' }),
    moment: momentFormat({ dateStyle: 'medium', timeStyle: 'short' }),
  }
}
