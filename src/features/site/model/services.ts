import { mapLocales } from '#features/settings/model/map-locales.ts'
import { LOCALES, type Locale } from '#kernel/locale.ts'
import { SERVICE_KEYS } from './facts.ts'
import type { ServiceDrawing } from './service-drawings.ts'
import type { ServicePrice, ServicePrices } from './service-prices.schema.ts'
import { isOwnId, shownParts } from './texts/list-rule.ts'
import type { SiteTexts } from './texts/site-texts.schema.ts'

/** Key of a service of the standard content, or id of one that the owner added. */
export type Service = {
  key: string
  /** Last part of its address in each language. */
  slugs: Record<Locale, string>
  drawing: ServiceDrawing
}

/** Addresses and drawings of the standard services; the first address never ends, it redirects to the current one. */
const STANDARD: { [key: string]: { slug: string; drawing: ServiceDrawing } } = {
  webdesign: { slug: 'webdesign', drawing: 'page' },
  ecommerce: { slug: 'ecommerce', drawing: 'shelf' },
  webApplications: { slug: 'web-applications', drawing: 'form' },
  maintenance: { slug: 'maintenance', drawing: 'gauge' },
  backend: { slug: 'backend', drawing: 'rack' },
}

type ServiceSettings = { texts: SiteTexts; servicePrices: ServicePrices }

/** Settings are shared objects: while they are the same, so are the services. */
const listed = new WeakMap<SiteTexts, { servicePrices: ServicePrices; services: Service[] }>()

/** The services that the site shows, in the owner's order. */
export function listServices({ texts, servicePrices }: ServiceSettings): readonly Service[] {
  const known = listed.get(texts)
  if (known?.servicePrices === servicePrices) return known.services
  const services = readServices({ texts, servicePrices })
  listed.set(texts, { servicePrices, services })
  return services
}

function readServices({ texts, servicePrices }: ServiceSettings): Service[] {
  const standard = SERVICE_KEYS.map((id) => ({ id }))
  return shownParts(SERVICES_PATH, standard, texts[SERVICES_PATH]?.items).map(([key]) => ({
    key,
    slugs: mapLocales((locale) => slugIn(key, locale, texts)),
    drawing: drawingOf(servicePrices, key),
  }))
}

/** The one that the owner chose, or the standard one. */
export function drawingOf(prices: { [key: string]: ServicePrice }, key: string): ServiceDrawing {
  return prices[key]?.drawing ?? STANDARD[key]?.drawing ?? 'page'
}

/** Path of the list of services in the content. */
export const SERVICES_PATH = 'services'

export function slugPathOf(key: string): string {
  return `${SERVICES_PATH}.${key}.slug`
}

/** Empty for a service of the owner, whose address follows from its name. */
export function standardSlugOf(key: string): string {
  return STANDARD[key]?.slug ?? ''
}

/** The standard service that an address belonged to at first. */
export function standardServiceAt(slug: string): string | undefined {
  return Object.keys(STANDARD).find((key) => STANDARD[key]?.slug === slug)
}

/** In a language without an address of its own, that of another language. */
function slugIn(key: string, locale: Locale, texts: SiteTexts): string {
  const own = texts[slugPathOf(key)] ?? {}
  const other = LOCALES.find((one) => own[one]) ?? locale
  return own[locale]?.text || standardSlugOf(key) || own[other]?.text || key
}

export function isServiceKey(key: string): boolean {
  return Object.hasOwn(STANDARD, key) || isOwnId(key)
}

const NO_PRICE: ServicePrice = { start: null, monthly: null }

/** A service of the owner has no prices until they are entered. */
export function priceOf(prices: ServicePrices, key: string): ServicePrice {
  return prices[key] ?? NO_PRICE
}

/** Maintenance has a monthly price; the others a starting price. */
export function startsMonthly(key: string): boolean {
  return key === 'maintenance'
}
