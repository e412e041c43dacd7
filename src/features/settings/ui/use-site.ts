import { useRouterState } from '@tanstack/react-router'
import { dateFormat } from '#kernel/locale.ts'
import { useLocale } from '#platform/i18n/provider.tsx'
import type { Site } from '../model/site.schema.ts'

/** What every page knows of the site: the frame around it has loaded it. */
export function useSite(): Site {
  return useRouterState({ select: ({ matches }) => (matches[0]!.loaderData as { site: Site }).site })
}

/** Days as the business counts them, so that the server and every browser say the same one. */
export function useDate(style: 'long' | 'medium' = 'long'): (moment: string) => string {
  const locale = useLocale()
  const { timeZone } = useSite()
  const dates = dateFormat(locale, { dateStyle: style, timeZone })
  return (moment) => dates.format(new Date(moment))
}
