import { rootRouteId, useLoaderData } from '@tanstack/react-router'
import { dateFormat } from '#kernel/date-format.ts'
import type { Locale } from '#kernel/locale.ts'
import { useLocale } from '#platform/i18n/provider.tsx'
import type { Company } from '../model/company.schema.ts'

type SiteInfo = Pick<Company, 'name' | 'timeZone'> & {
  origin: string
  /** The visible ones; the first is the default one. */
  languages: [Locale, ...Locale[]]
  hasPortfolio: boolean
  hiddenAnchors: string[]
}

/** Site data loaded by the page frame. */
export function useSite(): SiteInfo {
  return useLoaderData({ from: rootRouteId, select: ({ site }) => site })
}

/** Formats days in the company's time zone, so that server and browser render the same one. */
export function useDate(style: 'long' | 'medium' = 'long'): (moment: string) => string {
  const locale = useLocale()
  const { timeZone } = useSite()
  const dates = dateFormat(locale, { dateStyle: style, timeZone })
  return (moment) => dates.format(new Date(moment))
}
