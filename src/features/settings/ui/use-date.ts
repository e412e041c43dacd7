import { dateFormat } from '#kernel/date-format.ts'
import { useLocale } from '#platform/i18n/provider.tsx'
import { useSite } from './use-site.ts'

// Not in `use-site.ts`, which every page loads.

/** Formats days in the company's time zone, so that server and browser render the same one. */
export function useDate(style: 'long' | 'medium' = 'long'): (moment: string) => string {
  const locale = useLocale()
  const { timeZone } = useSite()
  const dates = dateFormat(locale, { dateStyle: style, timeZone })
  return (moment) => dates.format(new Date(moment))
}
