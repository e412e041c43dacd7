import { PACKAGE_IDS, type ServiceKey } from '#kernel/facts.ts'

/** Each service, its page and its drawing. */
export const SERVICES = [
  { key: 'webdesign', slug: 'webdesign', drawing: 'page' },
  { key: 'ecommerce', slug: 'ecommerce', drawing: 'shelf' },
  { key: 'webApplications', slug: 'web-applications', drawing: 'form' },
  { key: 'maintenance', slug: 'maintenance', drawing: 'gauge' },
  { key: 'backend', slug: 'backend', drawing: 'rack' },
] as const satisfies { key: ServiceKey; slug: string; drawing: string }[]

export type Service = (typeof SERVICES)[number]

/** The service whose page lies at `/services/{slug}`. */
export function serviceAt(slug: string): Service | undefined {
  return SERVICES.find((service) => service.slug === slug)
}

/** In the order and with the look that the page gives them. */
export const PACKAGES = [
  { id: PACKAGE_IDS.basic, key: 'basic', variant: 'silver' },
  { id: PACKAGE_IDS.ecommerce, key: 'ecommerce', variant: 'gold' },
  { id: PACKAGE_IDS.enterprise, key: 'enterprise', variant: 'silver' },
] as const

export type PackageEntry = (typeof PACKAGES)[number]

/** Maintenance starts with a price a month; the others with one for the work. */
export function startsMonthly(key: ServiceKey): boolean {
  return key === 'maintenance'
}
