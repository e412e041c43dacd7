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
