import { mapLocales } from '#features/settings/model/map-locales.ts'
import { DEFAULT_LOCALE, type Locale } from '#kernel/locale.ts'
import { type ContentKey, PAGES, type PageTable } from '#kernel/pages.ts'
import { servicePricesSetting } from './service-prices.schema.ts'
import { listServices, type Service } from './services.ts'
import type { SiteSettings } from './texts/site-texts.schema.ts'

/** A page that search engines and assistants may read, with the key of its content: that of a service, or of the table of pages. */
export type PublicPage = {
  key: string
  /** In the default language. */
  path: string
  paths: Record<Locale, string>
}

/** Public keys that are the same for every site. */
export type PublicKey = ContentKey<true>

/** A route with a parameter is a page per service; posts are in the database. */
export function publicPages(pages: PageTable, services: readonly Service[]): PublicPage[] {
  return Object.entries(pages).flatMap(([path, { isIndexed, content }]) => {
    if (path === '/services/$slug') return services.map(servicePage)
    return isIndexed && content ? [{ path, key: content, paths: mapLocales(() => path) }] : []
  })
}

export function servicePage({ key, slugs }: Service): PublicPage {
  const paths = mapLocales((locale) => `/services/${slugs[locale]}`)
  return { key, path: paths[DEFAULT_LOCALE], paths }
}

/** Pages of a site whose services were not changed. */
export const STANDARD_PAGES = publicPages(
  PAGES,
  listServices({ texts: {}, servicePrices: servicePricesSetting.initial }),
)

export function listPublicPages(settings: Pick<SiteSettings, 'texts' | 'servicePrices'>): PublicPage[] {
  return publicPages(PAGES, listServices(settings))
}

/** The page at a path without language prefix. */
export function publicPageAt(
  path: string,
  locale: Locale,
  settings: Pick<SiteSettings, 'texts' | 'servicePrices'>,
): PublicPage | undefined {
  return listPublicPages(settings).find(({ paths }) => paths[locale] === path)
}
