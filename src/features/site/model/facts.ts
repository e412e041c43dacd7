import { INTL_LOCALE, type Locale } from '#kernel/locale.ts'

/** What the company sells, for pages, structured data and llms.txt. Prices of services: `service-prices.schema.ts`. */
export const FACTS = {
  /** Standard prices of the packages, euro a month, excluding VAT. */
  packagePrice: { basic: 7.99, ecommerce: 19.99, enterprise: 21.99 },
  packageTitle: { basic: 'Basic', ecommerce: 'Ecommerce', enterprise: 'Enterprise' },
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

export const SERVICE_KEYS = ['webdesign', 'ecommerce', 'webApplications', 'maintenance', 'backend'] as const
export type ServiceKey = (typeof SERVICE_KEYS)[number]
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

/** Empty for a price that is not given: pages say "on request". */
export function formatPrice(locale: Locale, euro: number | null): string {
  return euro === null ? '' : numberFormat(locale, PRICE).format(euro)
}

export function formatShare(locale: Locale, share: number): string {
  return numberFormat(locale, SHARE).format(share)
}
