import type * as schema from 'schema-dts'
import type { Company } from '#features/settings/model/company.schema.ts'
import { companyPlaceholders, inLocale } from '#features/settings/model/company-facts.ts'
import { type Locale, localizedPath } from '#kernel/locale.ts'
import { contentOf, pageOf, type ServiceContent } from '../content/content.ts'
import type { Faq } from '../content/faq-content.ts'
import type { PublicPage } from '../model/public-pages.ts'
import type { ServicePrice } from '../model/service-prices.schema.ts'
import { priceOf, startsMonthly } from '../model/services.ts'
import type { SiteSettings } from '../model/texts/site-texts.schema.ts'

/** LocalBusiness is a subtype of Organization, but some consumers need both; the types allow one name only. */
const BUSINESS_TYPES = ['Organization', 'LocalBusiness'] as unknown as 'LocalBusiness'
const DAYS: schema.DayOfWeek[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** `logo` is a path. */
export type SiteAddresses = { origin: string; logo: string }

/**
 * Structured data of a page, from the same facts as the page. Typed by schema.org: a wrong property does not compile.
 */
export async function structuredData(
  page: PublicPage,
  locale: Locale,
  settings: SiteSettings,
  site: SiteAddresses,
): Promise<schema.Graph> {
  const { origin } = site
  const { company, servicePrices } = settings
  const addressOf = (path: string) => origin + localizedPath(locale, path)
  const url = addressOf(page.paths[locale])
  const content = await contentOf(page.key, locale, settings)
  const { title } = content.page
  const things: schema.Thing[] = [business(company, locale, site)]
  if (page.path === '/')
    things.push({
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      url,
      name: company.name,
      inLanguage: locale,
      publisher: { '@id': `${origin}/#company` },
    })
  else {
    const services = page.path.startsWith('/services/') ? [await pageOf('services', locale, settings)] : []
    things.push(
      breadcrumbs([
        { name: company.name, item: addressOf('/') },
        ...services.map((parent) => ({ name: parent.title, item: addressOf('/services') })),
        { name: title, item: url },
      ]),
    )
  }
  if ('service' in content)
    things.push(offeredService(content, priceOf(servicePrices, content.service.key), url, origin))
  if ('faq' in content) things.push(questions(content.faq, addressOf))
  // Date of a policy: assistants prefer texts with a date.
  if ('text' in content && 'updatedOn' in content.text) {
    const { updatedOn: dateModified } = content.text
    things.push({ '@type': 'WebPage', '@id': `${url}#page`, url, name: title, inLanguage: locale, dateModified })
  }
  return { '@context': 'https://schema.org', '@graph': things }
}

export function dynamicPageData(things: object[], company: Company, locale: Locale, site: SiteAddresses): schema.Graph {
  const all = [business(company, locale, site), ...(things as schema.Thing[])]
  return { '@context': 'https://schema.org', '@graph': all }
}

/** Facts that are not given are left out. */
function business(company: Company, locale: Locale, { origin, logo }: SiteAddresses): schema.LocalBusiness {
  const { name, phone, email, vatNumber, street, postalCode, countryCode } = company
  const { geo, openingHours, facebookUrl, people } = company
  const { companyLegalName, companyAddress, companyCity, companySince } = companyPlaceholders(company, locale)
  const address: schema.PostalAddress = {
    '@type': 'PostalAddress',
    ...given({ streetAddress: street, postalCode, addressLocality: companyCity }),
    addressCountry: countryCode,
  }
  const employee = people.map(
    (one): schema.Person => ({
      '@type': 'Person',
      name: one.name,
      ...given({ jobTitle: inLocale(one.role, locale), telephone: one.phone }),
    }),
  )
  const openingHoursSpecification = openingHours.map(
    ({ days, opens, closes }): schema.OpeningHoursSpecification => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.flatMap((day) => DAYS[day - 1] ?? []),
      opens,
      closes,
    }),
  )
  return {
    '@type': BUSINESS_TYPES,
    '@id': `${origin}/#company`,
    name,
    url: origin,
    logo: origin + logo,
    image: `${origin}/share/${locale}/home.png`,
    ...given({
      legalName: companyLegalName !== name && companyLegalName,
      telephone: phone,
      email,
      vatID: vatNumber,
      foundingDate: companySince,
    }),
    ...(companyAddress ? { address } : {}),
    ...(geo ? { geo: { '@type': 'GeoCoordinates', ...geo } } : {}),
    ...(facebookUrl ? { sameAs: [facebookUrl] } : {}),
    ...(people.length > 0 ? { employee } : {}),
    ...(openingHours.length > 0 ? { openingHoursSpecification } : {}),
  }
}

/** The texts that are not empty. */
function given(texts: Record<string, string | false>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter((entry): entry is [string, string] => Boolean(entry[1])))
}

function breadcrumbs(steps: { name: string; item: string }[]): schema.BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  }
}

function offeredService(content: ServiceContent, prices: ServicePrice, url: string, origin: string): schema.Service {
  const { service, page } = content
  const terms = { priceCurrency: 'EUR', valueAddedTaxIncluded: false }
  const startsAMonth = startsMonthly(service.key)
  const offer = (price: number | null, isMonthly: boolean, isFrom: boolean): schema.Offer[] => {
    if (price === null) return []
    const amount = isFrom ? { minPrice: price } : { price }
    const priceSpecification: schema.PriceSpecification = isMonthly
      ? { '@type': 'UnitPriceSpecification', ...amount, unitCode: 'MON', ...terms }
      : { '@type': 'PriceSpecification', ...amount, ...terms }
    return [{ '@type': 'Offer', priceCurrency: 'EUR', price, url, priceSpecification }]
  }
  const offers = [...offer(prices.start, startsAMonth, true), ...offer(prices.monthly, true, startsAMonth)]
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: page.heading,
    description: page.description,
    url,
    provider: { '@id': `${origin}/#company` },
    areaServed: 'BE',
    ...(offers.length > 0 ? { offers } : {}),
  }
}

function questions(faq: Faq, addressOf: (path: string) => string): schema.FAQPage {
  const items = faq.flatMap((category) => category.items)
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
export function jsonLdScript(thing: schema.Graph): string {
  return `<script type="application/ld+json">${JSON.stringify(thing).replaceAll('<', '\\u003c')}</script>`
}
