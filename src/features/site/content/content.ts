import { formatPrice } from '#features/settings/model/number-format.ts'
import type { Locale } from '#kernel/locale.ts'
import { packageFacts } from '../model/packages.schema.ts'
import type { PageTextKey, SiteSettings } from '../model/page-texts.schema.ts'
import { placeholderValues } from '../model/placeholder-values.ts'
import { PACKAGES, type PackageEntry, SERVICES, type Service, startsMonthly } from '../model/services.ts'
import { type Faq, loadFaq, MOST_ASKED } from './faq-content.ts'
import { fill } from './fill.ts'
import { type LandingDetails, landingDetails } from './landing-details.ts'
import { LEGAL_PAGES, type LegalPage, type LegalText, loadLegal } from './legal-content.ts'
import { loadPage } from './load-page.ts'
import type { PageContent, PageKey } from './page-content.ts'
import { loadPerformance, type PerformanceTopic } from './performance-content.ts'
import { loadServices, type PackageText, type ServiceCard, type ServiceText } from './service-content.ts'

/** A price that is not given is empty. */
export type PackageCard = PackageText & PackageEntry & { price: string }

export type PlainContent = { page: PageContent }
export type LandingContent = PlainContent & LandingDetails
export type ServicesContent = PlainContent & {
  packages: PackageCard[]
  services: ServiceCard[]
  professionalSitePrice: string
}
export type ServiceContent = PlainContent & {
  service: Service
  startingPrice: string
  startsMonthly: boolean
  monthlyPrice: string
  text: ServiceText
}
export type FaqContent = PlainContent & { faq: Faq; mostAsked: string[] }
export type PerformanceContent = PlainContent & { topics: PerformanceTopic[] }
export type LegalContent = PlainContent & { text: LegalText }
type Contents = {
  home: LandingContent
  services: ServicesContent
  faq: FaqContent
  performance: PerformanceContent
} & {
  [Key in Service['key']]: ServiceContent
} & { [Key in LegalPage]: LegalContent }
export type Content<Key extends PageKey = PageKey> = Key extends keyof Contents ? Contents[Key] : PlainContent

/** Content of a page, with company facts and the owner's settings filled in. */
export async function contentOf<Key extends PageKey>(
  key: Key,
  locale: Locale,
  settings: SiteSettings,
): Promise<Content<Key>> {
  const [page, more] = await Promise.all([loadPage(locale, key), moreOf(key, locale, settings)])
  const content = fill({ page, ...more }, placeholderValues(locale, settings))
  // What `moreOf` adds depends on the key, as in the type.
  return { ...content, page: withOwnTexts(content.page, key, locale, settings) } as Content<Key>
}

/** Heading, lead and metadata only. */
export async function pageOf(key: PageKey, locale: Locale, settings: SiteSettings): Promise<PageContent> {
  return withOwnTexts(fill(await loadPage(locale, key), placeholderValues(locale, settings)), key, locale, settings)
}

function withOwnTexts(page: PageContent, key: PageKey, locale: Locale, { pageTexts }: SiteSettings): PageContent {
  return page.isPrivate ? page : { ...page, ...pageTexts[key as PageTextKey]?.[locale] }
}

async function moreOf(key: PageKey, locale: Locale, settings: SiteSettings): Promise<object> {
  const service = SERVICES.find((one) => one.key === key)
  if (service) return serviceContent(service, locale, settings)
  if (key === 'home') return landingDetails(locale, settings, await serviceCards(locale))
  if (key === 'services') return servicesContent(locale, settings)
  if (key === 'faq') return { faq: await loadFaq(locale), mostAsked: MOST_ASKED }
  if (key === 'performance') return { topics: await loadPerformance(locale) }
  if (LEGAL_PAGES.includes(key as LegalPage)) return { text: await loadLegal(locale, key as LegalPage) }
  return {}
}

async function servicesContent(locale: Locale, settings: SiteSettings) {
  const [{ packages }, services] = await Promise.all([loadServices(locale), serviceCards(locale)])
  const { price } = packageFacts(locale, settings.packages)
  const priced = PACKAGES.map((entry) => {
    // The title is a placeholder in the standard texts.
    const { title: _, ...own } = settings.packages[entry.key]?.texts?.[locale] ?? {}
    return { ...entry, ...packages[entry.key], ...own, price: formatPrice(locale, price[entry.key]) }
  })
  const professionalSitePrice = formatPrice(locale, settings.servicePrices.webdesign.start)
  return { packages: priced, services, professionalSitePrice }
}

async function serviceContent(service: Service, locale: Locale, { servicePrices }: SiteSettings) {
  const { services } = await loadServices(locale)
  const { start, monthly } = servicePrices[service.key]
  return {
    service,
    startingPrice: formatPrice(locale, start),
    startsMonthly: startsMonthly(service.key),
    monthlyPrice: formatPrice(locale, monthly),
    text: services[service.key],
  }
}

function serviceCards(locale: Locale): Promise<ServiceCard[]> {
  return Promise.all(SERVICES.map((service) => serviceCard(service, locale)))
}

async function serviceCard(service: Service, locale: Locale): Promise<ServiceCard> {
  const { key } = service
  const [{ heading }, { services }] = await Promise.all([loadPage(locale, key), loadServices(locale)])
  const { teaser, price } = services[key]
  return { ...service, heading, teaser, price }
}
