import { INTL_LOCALE, type Locale } from './locale.ts'

/** Company facts: the single source for pages, structured data and llms.txt. */
export const FACTS = {
  /** Packages, euro a month, excluding VAT. */
  packagePrice: { basic: 7.99, ecommerce: 19.99, enterprise: 21.99 },
  packageTitle: { basic: 'Basic', ecommerce: 'Ecommerce', enterprise: 'Enterprise' },
  /** Starting price of a service in euro, excluding VAT: once, or a month for maintenance. */
  startingPrice: { webdesign: 350, backend: 450, ecommerce: 650, webApplications: 850, maintenance: 25 },
  /** Price box of a service: euro a month, excluding VAT. */
  monthlyPrice: { webdesign: 7.99, backend: 12.99, ecommerce: 19.99, webApplications: 24.99, maintenance: 14.99 },
  enterpriseStorageGigabytes: 40,
  uptime: 0.999,
  upfrontShare: 0.5,
  noticeDays: 30,
  dataAccessDays: 90,
  consentDays: 180,
  analyticsYears: 2,
  contactYears: 2,
  letterYears: 2,
  /** Retention of security events: sign-ins, failures, password and session changes. */
  securityEventDays: 180,
  simpleSiteWeeks: { from: 2, to: 4 },
} as const

export type ServiceKey = keyof typeof FACTS.startingPrice
export const PACKAGE_KEYS = ['basic', 'ecommerce', 'enterprise'] as const satisfies (keyof typeof FACTS.packagePrice)[]
export type PackageKey = (typeof PACKAGE_KEYS)[number]
/** Package ids as used in settings and in URLs. */
export const PACKAGE_IDS = { basic: 2, ecommerce: 3, enterprise: 4 } as const satisfies Record<PackageKey, number>

/** The editable part of the packages; every text that names a package or its price reads it here. */
export type PackageFacts = { price: Record<PackageKey, number>; title: Record<PackageKey, string> }
const DEFAULT_PACKAGES: PackageFacts = { price: FACTS.packagePrice, title: FACTS.packageTitle }

const PRICE = { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' } as const
const SHARE = { style: 'percent', maximumFractionDigits: 1 } as const
/** Cached: constructing a format takes about 0.1 ms, and a page formats a dozen prices several times. */
const formats = new Map<string, Intl.NumberFormat>()

function numberFormat(locale: Locale, options: typeof PRICE | typeof SHARE): Intl.NumberFormat {
  const key = locale + options.style
  const format = formats.get(key) ?? new Intl.NumberFormat(INTL_LOCALE[locale], options)
  formats.set(key, format)
  return format
}

export function formatPrice(locale: Locale, euro: number): string {
  return numberFormat(locale, PRICE).format(euro)
}

function formatShare(locale: Locale, share: number): string {
  return numberFormat(locale, SHARE).format(share)
}

/** Every fact as text, for the `{placeholders}` in the content. */
export function factTexts(locale: Locale, packages: PackageFacts = DEFAULT_PACKAGES) {
  const price = (euro: number) => formatPrice(locale, euro)
  const { startingPrice, monthlyPrice, simpleSiteWeeks } = FACTS
  return {
    packageBasic: price(packages.price.basic),
    packageEcommerce: price(packages.price.ecommerce),
    packageEnterprise: price(packages.price.enterprise),
    nameBasic: packages.title.basic,
    nameEcommerce: packages.title.ecommerce,
    nameEnterprise: packages.title.enterprise,
    startWebdesign: price(startingPrice.webdesign),
    startBackend: price(startingPrice.backend),
    startEcommerce: price(startingPrice.ecommerce),
    startWebApplications: price(startingPrice.webApplications),
    startMaintenance: price(startingPrice.maintenance),
    monthWebdesign: price(monthlyPrice.webdesign),
    monthBackend: price(monthlyPrice.backend),
    monthEcommerce: price(monthlyPrice.ecommerce),
    monthWebApplications: price(monthlyPrice.webApplications),
    monthMaintenance: price(monthlyPrice.maintenance),
    storage: `${FACTS.enterpriseStorageGigabytes} ${locale === 'fr' ? 'Go' : 'GB'}`,
    uptime: formatShare(locale, FACTS.uptime),
    upfront: formatShare(locale, FACTS.upfrontShare),
    noticeDays: String(FACTS.noticeDays),
    dataAccessDays: String(FACTS.dataAccessDays),
    consentDays: String(FACTS.consentDays),
    analyticsYears: String(FACTS.analyticsYears),
    contactYears: String(FACTS.contactYears),
    letterYears: String(FACTS.letterYears),
    securityEventDays: String(FACTS.securityEventDays),
    weeksFrom: String(simpleSiteWeeks.from),
    weeksTo: String(simpleSiteWeeks.to),
  }
}
export type FactName = keyof ReturnType<typeof factTexts>
