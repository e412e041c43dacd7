import { INTL_LOCALE, type Locale } from '#kernel/locale.ts'

/** What the company sells, for pages, structured data and llms.txt. */
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
  paymentDays: 30,
  acceptanceDays: 14,
  /** Retention of invoices by Belgian law: VAT Code, art. 60, and Code of Economic Law, art. III.88. */
  vatYears: 10,
  accountingYears: 7,
  /** Consumers: Code of Economic Law, art. VI.47. */
  withdrawalDays: 14,
  simpleSiteWeeks: { from: 2, to: 4 },
} as const

export type ServiceKey = keyof typeof FACTS.startingPrice
export const PACKAGE_KEYS = ['basic', 'ecommerce', 'enterprise'] as const satisfies (keyof typeof FACTS.packagePrice)[]
export type PackageKey = (typeof PACKAGE_KEYS)[number]

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

export function formatShare(locale: Locale, share: number): string {
  return numberFormat(locale, SHARE).format(share)
}
