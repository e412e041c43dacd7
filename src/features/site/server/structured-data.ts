import type { Company } from '#features/settings/model/company.ts'
import { companyTexts } from '#features/settings/model/company-texts.ts'
import { FACTS, factTexts } from '#kernel/facts.ts'
import { type Locale, localizedPath } from '#kernel/locale.ts'
import { FAQ_CATEGORIES, loadFaq } from '../content/faq-content.ts'
import { fill } from '../content/fill.ts'
import { loadPage } from '../content/page-content.ts'
import type { PublicPage } from '../model/public-pages.ts'
import { SERVICES, startsMonthly } from '../model/services.ts'

type Thing = Record<string, unknown>
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** What the page is about, for machines (schema.org), from the same facts that people read. */
export async function structuredData(
  page: PublicPage,
  locale: Locale,
  company: Company,
  origin: string,
): Promise<Thing> {
  const addressOf = (path: string) => origin + localizedPath(locale, path)
  const things: Thing[] = [business(company, origin)]
  if (page.path === '/')
    things.push({
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      url: addressOf('/'),
      name: company.name,
      inLanguage: locale,
      publisher: { '@id': `${origin}/#company` },
    })
  else things.push(await breadcrumbs(page, locale, addressOf))
  const service = SERVICES.find(({ key }) => key === page.key)
  if (service) things.push(await offeredService(service, locale, origin, addressOf))
  if (page.key === 'faq') things.push(await questions(locale, company))
  return { '@context': 'https://schema.org', '@graph': things }
}

function business(
  { name, street, postalCode, city, countryCode, phone, email, vatNumber, geo, openingHours, facebookUrl }: Company,
  origin: string,
): Thing {
  return {
    '@type': ['Organization', 'LocalBusiness'],
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
      dayOfWeek: days.map((day) => DAYS[day - 1]),
      opens,
      closes,
    })),
  }
}

async function breadcrumbs(
  { path, key }: PublicPage,
  locale: Locale,
  addressOf: (path: string) => string,
): Promise<Thing> {
  const services = path.startsWith('/services/') ? [{ path: '/services', key: 'services' } as const] : []
  const steps = [{ path: '/', key: 'home' } as const, ...services, { path, key }]
  const items = steps.map(async (step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: (await loadPage(locale, step.key)).title,
    item: addressOf(step.path),
  }))
  return { '@type': 'BreadcrumbList', itemListElement: await Promise.all(items) }
}

async function offeredService(
  { key, slug }: (typeof SERVICES)[number],
  locale: Locale,
  origin: string,
  addressOf: (path: string) => string,
): Promise<Thing> {
  const { heading, description } = await loadPage(locale, key)
  const url = addressOf(`/services/${slug}`)
  const monthly = (price: number) => ({
    '@type': 'UnitPriceSpecification',
    price,
    priceCurrency: 'EUR',
    unitCode: 'MON',
    valueAddedTaxIncluded: false,
  })
  const once = (price: number) => ({
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

async function questions(locale: Locale, company: Company): Promise<Thing> {
  const faq = fill(await loadFaq(locale), { ...factTexts(locale), ...companyTexts(company) })
  const items = FAQ_CATEGORIES.flatMap((category) => faq[category].items)
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plain(answer) },
    })),
  }
}

function plain(markdown: string): string {
  return markdown.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll('**', '')
}

/** For the head of the page. The browser runs none of it; `<` is written so that no text can end the script. */
export function asScript(thing: object): string {
  return `<script type="application/ld+json">${JSON.stringify(thing).replaceAll('<', '\\u003c')}</script>`
}
