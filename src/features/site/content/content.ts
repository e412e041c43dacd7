import { formatPrice } from '#features/settings/model/number-format.ts'
import { LOCALES, type Locale } from '#kernel/locale.ts'
import { NEW_PACKAGE, packageFactsOf } from '../model/packages.schema.ts'
import { areCumulative, listPackages, type PackageEntry } from '../model/packages.ts'
import { listServices, priceOf, SERVICES_PATH, type Service, startsMonthly } from '../model/services.ts'
import type { SiteSettings } from '../model/texts/site-texts.schema.ts'
import { type Faq, loadFaq, MOST_ASKED } from './faq-content.ts'
import { type LandingDetails, landingDetails } from './landing-details.ts'
import { LEGAL_PAGES, type LegalPage, type LegalText, loadLegal } from './legal-content.ts'
import { loadPage } from './load-page.ts'
import { createFiller, type Filler } from './own-texts.ts'
import type { PageContent } from './page-content.ts'
import { loadPerformance, type PerformanceTopic } from './performance-content.ts'
import { loadServices, type PackageText, type ServiceCard, type ServiceText, serviceTextOf } from './service-content.ts'

/** A price that is not given is empty. */
export type PackageCard = PackageText & PackageEntry & { price: string }

export type PlainContent = { page: PageContent }
export type LandingContent = PlainContent & LandingDetails
export type ServicesContent = PlainContent & {
  packages: PackageCard[]
  areCumulative: boolean
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
} & { [Key in LegalPage]: LegalContent }
/** Of a page whose key is known; of any page, including those of services. */
export type Content<Key extends string = string> = string extends Key
  ? PlainContent | ServiceContent | Contents[keyof Contents]
  : Key extends keyof Contents
    ? Contents[Key]
    : PlainContent

/** Content of a page, with the owner's texts, company facts and settings filled in. */
export async function contentOf<Key extends string>(
  key: Key,
  locale: Locale,
  settings: SiteSettings,
): Promise<Content<Key>> {
  const input: Input = { locale, settings, fill: createFiller(locale, settings) }
  const [page, more] = await Promise.all([filledPage(key, input), moreOf(key, input)])
  // What `moreOf` adds depends on the key, as in the type.
  return { page, ...more } as Content<Key>
}

/** Heading, lead and metadata only. */
export function pageOf(key: string, locale: Locale, settings: SiteSettings): Promise<PageContent> {
  return filledPage(key, { locale, fill: createFiller(locale, settings) })
}

type Input = { locale: Locale; settings: SiteSettings; fill: Filler }

/** A service that the owner added needs no texts for search engines: its name and introduction are used. */
async function filledPage(key: string, { locale, fill }: Pick<Input, 'locale' | 'fill'>): Promise<PageContent> {
  const page = fill(`pages.${key}`, await loadPage(locale, key))
  return { ...page, title: page.title || page.heading, description: page.description || page.lead }
}

async function moreOf(key: string, input: Input): Promise<object> {
  const { locale, settings, fill } = input
  const service = listServices(settings).find((one) => one.key === key)
  if (service) return serviceContent(service, input)
  if (key === 'home') return landingDetails(input, await serviceCards(input))
  if (key === 'services') return servicesContent(input)
  if (key === 'faq') return { faq: fill('faq', await loadFaq(locale)), mostAsked: MOST_ASKED }
  if (key === 'performance') return { topics: fill('performance', await loadPerformance(locale)) }
  const legal = LEGAL_PAGES.find((one) => one === key)
  return legal ? { text: await legalText(legal, input) } : {}
}

async function legalText(page: LegalPage, { locale, settings, fill }: Input): Promise<LegalText> {
  const path = `legal.${page}`
  const text = fill(path, await loadLegal(locale, page))
  const own = Object.entries(settings.texts).filter(([at]) => at.startsWith(`${path}.`))
  const days = own.flatMap(([, part]) => LOCALES.flatMap((one) => part[one]?.changedOn ?? []))
  return { ...text, updatedOn: [text.updatedOn, ...days].toSorted().at(-1) ?? text.updatedOn }
}

async function servicesContent(input: Input) {
  const { locale, settings, fill } = input
  const [{ packages }, services] = await Promise.all([loadServices(locale), serviceCards(input)])
  const shown = listPackages(settings)
  const priced = shown.map((entry) => {
    const { key } = entry
    const own = settings.packages[key]?.texts?.[locale]
    const { price, title } = packageFactsOf(key, locale, settings.packages)
    const standard = packages[key as keyof typeof packages] ?? NEW_PACKAGE.texts[locale]
    const { includes = '', ...texts }: Partial<PackageText> = fill(`packages.${key}`, { ...standard, ...own, title })
    return { ...entry, ...texts, includes: areCumulative(shown) ? includes : '', price: formatPrice(locale, price) }
  })
  const hasWebdesign = services.some(({ key }) => key === 'webdesign')
  const professionalSitePrice = hasWebdesign ? formatPrice(locale, settings.servicePrices.webdesign.start) : ''
  return {
    packages: priced.filter(({ title }) => title),
    areCumulative: areCumulative(shown),
    services,
    professionalSitePrice,
  }
}

async function serviceContent(service: Service, { locale, settings, fill }: Input) {
  const text = serviceTextOf(await loadServices(locale), service.key)
  const { start, monthly } = priceOf(settings.servicePrices, service.key)
  return {
    service,
    startingPrice: formatPrice(locale, start),
    startsMonthly: startsMonthly(service.key),
    monthlyPrice: formatPrice(locale, monthly),
    text: fill(`${SERVICES_PATH}.${service.key}`, text),
  }
}

async function serviceCards({ locale, settings, fill }: Input): Promise<ServiceCard[]> {
  const texts = await loadServices(locale)
  return Promise.all(
    listServices(settings).map(async ({ key, drawing, slugs }) => {
      const { heading } = fill(`pages.${key}`, { heading: (await loadPage(locale, key)).heading })
      const { teaser, price } = serviceTextOf(texts, key)
      return { key, drawing, slug: slugs[locale], heading, ...fill(`${SERVICES_PATH}.${key}`, { teaser, price }) }
    }),
  )
}
