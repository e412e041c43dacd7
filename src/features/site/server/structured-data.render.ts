import type {
  BreadcrumbList,
  DayOfWeek,
  FAQPage,
  Graph,
  LocalBusiness,
  Offer,
  OpeningHoursSpecification,
  Person,
  PostalAddress,
  PriceSpecification,
  Service,
  Thing,
  UnitPriceSpecification,
  WebPage,
  WebSite,
} from 'schema-dts'
import type { Company } from '#features/settings/model/company.schema.ts'
import { companyAddress, companyPlaceholders, inLocale } from '#features/settings/model/company-facts.ts'
import { type Locale, localizedPath } from '#kernel/locale.ts'
import { contentOf, type FaqContent, pageOf } from '../content/content.ts'
import { FAQ_CATEGORIES } from '../content/faq-content.ts'
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
  const things: Thing[] = [business(company, locale, origin)]
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

export function dynamicPageData(things: object[], { company }: SiteSettings, locale: Locale, origin: string): Graph {
  return { '@context': 'https://schema.org', '@graph': [business(company, locale, origin), ...(things as Thing[])] }
}

/** Facts that are not given are left out. */
function business(company: Company, locale: Locale, origin: string): LocalBusiness {
  const { name, phone, email, vatNumber, geo, openingHours, facebookUrl, people } = company
  const { companyLegalName, companySince } = companyPlaceholders(company, locale)
  return {
    '@type': BUSINESS_TYPES,
    '@id': `${origin}/#company`,
    name,
    url: origin,
    logo: `${origin}/icon-512.png`,
    image: `${origin}/share/nl/home.png`,
    ...given({
      legalName: companyLegalName !== name && companyLegalName,
      telephone: phone,
      email,
      vatID: vatNumber,
      foundingDate: companySince,
    }),
    ...(companyAddress(company) ? { address: postalAddress(company) } : {}),
    ...(geo ? { geo: { '@type': 'GeoCoordinates', ...geo } } : {}),
    ...(facebookUrl ? { sameAs: [facebookUrl] } : {}),
    ...(people.length > 0 ? { employee: people.map((one) => person(one, locale)) } : {}),
    ...(openingHours.length > 0 ? { openingHoursSpecification: openingHours.map(openingHoursOf) } : {}),
  }
}

function postalAddress({ street, postalCode, city, countryCode }: Company): PostalAddress {
  return {
    '@type': 'PostalAddress',
    ...given({ streetAddress: street, postalCode, addressLocality: city }),
    addressCountry: countryCode,
  }
}

function person({ name, role }: Company['people'][number], locale: Locale): Person {
  return { '@type': 'Person', name, ...given({ jobTitle: inLocale(role, locale) }) }
}

function openingHoursOf({ days, opens, closes }: Company['openingHours'][number]): OpeningHoursSpecification {
  return { '@type': 'OpeningHoursSpecification', dayOfWeek: days.map((day) => DAYS[day - 1]!), opens, closes }
}

/** The texts that are not empty. */
function given(texts: Record<string, string | false>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter((entry): entry is [string, string] => Boolean(entry[1])))
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
  const { start, monthly: subscription } = settings.servicePrices[key]
  const offer = (price: number | null, priceSpecification: (price: number) => Offer['priceSpecification']): Offer[] =>
    price === null
      ? []
      : [{ '@type': 'Offer', priceCurrency: 'EUR', price, url, priceSpecification: priceSpecification(price) }]
  const offers = [...offer(start, startsMonthly(key) ? monthly : once), ...offer(subscription, monthly)]
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: heading,
    description,
    url,
    provider: { '@id': `${origin}/#company` },
    areaServed: 'BE',
    ...(offers.length > 0 ? { offers } : {}),
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
