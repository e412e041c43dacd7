import type {
  BreadcrumbList,
  DayOfWeek,
  FAQPage,
  Graph,
  LocalBusiness,
  PriceSpecification,
  Service,
  Thing,
  UnitPriceSpecification,
  WebPage,
  WebSite,
} from 'schema-dts'
import type { Company } from '#features/settings/model/company.schema.ts'
import { type Locale, localizedPath } from '#kernel/locale.ts'
import { contentOf, type FaqContent, pageOf } from '../content/content.ts'
import { FAQ_CATEGORIES } from '../content/faq-content.ts'
import { FACTS } from '../model/facts.ts'
import type { SiteSettings } from '../model/placeholder-values.ts'
import type { PublicPage } from '../model/public-pages.ts'
import { SERVICES, startsMonthly } from '../model/services.ts'

/** LocalBusiness is a subtype of Organization, but some consumers need both; the types allow one name only. */
const BUSINESS_TYPES = ['Organization', 'LocalBusiness'] as unknown as 'LocalBusiness'
const DAYS: DayOfWeek[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/**
 * Structured data of a page, from the same facts as the page. Typed by schema.org: a wrong property does not compile.
 */
export async function structuredData(
  page: PublicPage,
  locale: Locale,
  settings: SiteSettings,
  origin: string,
): Promise<Graph> {
  const { company } = settings
  const addressOf = (path: string) => origin + localizedPath(locale, path)
  const things: Thing[] = [business(company, origin)]
  if (page.path === '/') {
    const site: WebSite = {
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      url: addressOf('/'),
      name: company.name,
      inLanguage: locale,
      publisher: { '@id': `${origin}/#company` },
    }
    things.push(site)
  } else things.push(await breadcrumbs(page, locale, settings, addressOf))
  const service = SERVICES.find(({ key }) => key === page.key)
  if (service) things.push(await offeredService(service, locale, settings, origin, addressOf))
  if (page.key === 'faq') things.push(await questions(locale, settings, addressOf))
  const content = await contentOf(page.key, locale, settings)
  if ('text' in content && 'updatedOn' in content.text)
    things.push(legalPage(content.text.updatedOn, content.page.title, addressOf(page.path), locale))
  return { '@context': 'https://schema.org', '@graph': things }
}

/** Wraps the structured data of a dynamic page. */
export function dynamicPageData(things: object[], { company }: SiteSettings, origin: string): Graph {
  return { '@context': 'https://schema.org', '@graph': [business(company, origin), ...(things as Thing[])] }
}

function business(
  { name, street, postalCode, city, countryCode, phone, email, vatNumber, geo, openingHours, facebookUrl }: Company,
  origin: string,
): LocalBusiness {
  return {
    '@type': BUSINESS_TYPES,
    '@id': `${origin}/#company`,
    name,
    url: origin,
    logo: `${origin}/icon-512.png`,
    image: `${origin}/share/nl/home.png`,
    ...(phone ? { telephone: phone } : {}),
    ...(email ? { email } : {}),
    ...(vatNumber ? { vatID: vatNumber } : {}),
    ...(street
      ? {
          address: {
            '@type': 'PostalAddress',
            streetAddress: street,
            postalCode,
            addressLocality: city,
            addressCountry: countryCode,
          },
        }
      : {}),
    ...(geo ? { geo: { '@type': 'GeoCoordinates', ...geo } } : {}),
    ...(facebookUrl ? { sameAs: [facebookUrl] } : {}),
    openingHoursSpecification: openingHours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => DAYS[day - 1]!),
      opens,
      closes,
    })),
  }
}

async function breadcrumbs(
  { path, key }: PublicPage,
  locale: Locale,
  settings: SiteSettings,
  addressOf: (path: string) => string,
): Promise<BreadcrumbList> {
  const services = path.startsWith('/services/') ? [{ path: '/services', key: 'services' } as const] : []
  const steps = [{ path: '/', key: 'home' } as const, ...services, { path, key }]
  const items = steps.map(async (step, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name: step.key === 'home' ? settings.company.name : (await pageOf(step.key, locale, settings)).title,
    item: addressOf(step.path),
  }))
  return { '@type': 'BreadcrumbList', itemListElement: await Promise.all(items) }
}

async function offeredService(
  { key, slug }: (typeof SERVICES)[number],
  locale: Locale,
  settings: SiteSettings,
  origin: string,
  addressOf: (path: string) => string,
): Promise<Service> {
  const { heading, description } = await pageOf(key, locale, settings)
  const url = addressOf(`/services/${slug}`)
  const monthly = (price: number): UnitPriceSpecification => ({
    '@type': 'UnitPriceSpecification',
    price,
    priceCurrency: 'EUR',
    unitCode: 'MON',
    valueAddedTaxIncluded: false,
  })
  const once = (price: number): PriceSpecification => ({
    '@type': 'PriceSpecification',
    minPrice: price,
    priceCurrency: 'EUR',
    valueAddedTaxIncluded: false,
  })
  const start = FACTS.startingPrice[key]
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: heading,
    description,
    url,
    provider: { '@id': `${origin}/#company` },
    areaServed: 'BE',
    offers: [
      {
        '@type': 'Offer',
        priceCurrency: 'EUR',
        price: start,
        url,
        priceSpecification: startsMonthly(key) ? monthly(start) : once(start),
      },
      {
        '@type': 'Offer',
        priceCurrency: 'EUR',
        price: FACTS.monthlyPrice[key],
        url,
        priceSpecification: monthly(FACTS.monthlyPrice[key]),
      },
    ],
  }
}

/** Date of a policy: assistants prefer texts with a date. */
function legalPage(updatedOn: string, name: string, url: string, locale: Locale): WebPage {
  return { '@type': 'WebPage', '@id': `${url}#page`, url, name, inLanguage: locale, dateModified: updatedOn }
}

async function questions(
  locale: Locale,
  settings: SiteSettings,
  addressOf: (path: string) => string,
): Promise<FAQPage> {
  const { faq } = (await contentOf('faq', locale, settings)) as FaqContent
  const items = FAQ_CATEGORIES.flatMap((category) => faq[category].items)
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer, addressOf) },
    })),
  }
}

/** Read outside the site, so link targets are written out. */
function plainText(markdown: string, addressOf: (path: string) => string): string {
  return markdown
    .replace(/\[([^\]]+)\]\(([^)]*)\)/g, (_, words, path) => `${words} (${addressOf(path)})`)
    .replaceAll('**', '')
}

/** `<` is escaped, so that no text can close the script element. */
export function jsonLdScript(thing: Graph): string {
  return `<script type="application/ld+json">${JSON.stringify(thing).replaceAll('<', '\\u003c')}</script>`
}
