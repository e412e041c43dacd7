import { useSite } from '#features/settings/ui/use-site.ts'
import { INTL_LOCALE, type Locale } from '#kernel/locale.ts'
import { useLocale } from '#platform/i18n/provider.tsx'

export function useAuditFormat() {
  const locale = useLocale()
  return auditFormats(locale, useSite().timeZone)
}

export function auditFormats(locale: Locale, timeZone: string) {
  const region = INTL_LOCALE[locale]
  const whole = new Intl.NumberFormat(region)
  const decimal = new Intl.NumberFormat(region, { maximumFractionDigits: 1 })
  const fine = new Intl.NumberFormat(region, { maximumFractionDigits: 2 })
  const signed = new Intl.NumberFormat(region, { maximumFractionDigits: 1, signDisplay: 'exceptZero' })
  const percent = new Intl.NumberFormat(region, { style: 'percent', maximumFractionDigits: 0 })
  const day = new Intl.DateTimeFormat(region, { dateStyle: 'medium', timeZone })
  const shortDay = new Intl.DateTimeFormat(region, { day: 'numeric', month: 'short', timeZone })
  const moment = new Intl.DateTimeFormat(region, { dateStyle: 'medium', timeStyle: 'short', timeZone })
  const unit = (name: string, digits = 0) =>
    new Intl.NumberFormat(region, { style: 'unit', unit: name, unitDisplay: 'short', maximumFractionDigits: digits })
  const [seconds, preciseSeconds, minutes] = [unit('second'), unit('second', 1), unit('minute')]
  const [kilobytes, megabytes] = [unit('kilobyte', 1), unit('megabyte', 1)]

  return {
    number: (value: number) => whole.format(value),
    /** Rounded down: only a site without findings has 100. */
    score: (score: number) => decimal.format(Math.floor(score * 10 + 1e-6) / 10),
    /** Rounded up to one decimal, so that a loss is never shown as zero. */
    points: (points: number) => decimal.format(Math.max(0, Math.ceil(points * 10 - 1e-6)) / 10),
    /** Two decimals: a single page costs a fraction of a point. */
    finePoints: (points: number) => fine.format(Math.ceil(points * 100 - 1e-6) / 100),
    signed: (points: number) => signed.format(points),
    percent: (share: number) => percent.format(share),
    decimal: (value: number) => decimal.format(value),
    bytes: (bytes: number) => (bytes < 1e6 ? kilobytes.format(bytes / 1000) : megabytes.format(bytes / 1e6)),
    duration: (ms: number) => {
      if (ms < 10_000) return preciseSeconds.format(ms / 1000)
      const total = Math.round(ms / 1000)
      if (total < 60) return seconds.format(total)
      const rest = total % 60
      return [minutes.format((total - rest) / 60), ...(rest ? [seconds.format(rest)] : [])].join(' ')
    },
    day: (at: string) => day.format(new Date(at)),
    shortDay: (at: string) => shortDay.format(new Date(at)),
    moment: (at: string) => moment.format(new Date(at)),
  }
}
