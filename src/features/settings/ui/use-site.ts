import { rootRouteId, useLoaderData } from '@tanstack/react-router'
import type { Locale } from '#kernel/locale.ts'
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
