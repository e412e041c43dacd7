import { PACKAGE_IDS, type ServiceKey } from '#kernel/facts.ts'

/** Services with their page and drawing. */
export const SERVICES = [
  { key: 'webdesign', slug: 'webdesign', drawing: 'page' },
  { key: 'ecommerce', slug: 'ecommerce', drawing: 'shelf' },
  { key: 'webApplications', slug: 'web-applications', drawing: 'form' },
  { key: 'maintenance', slug: 'maintenance', drawing: 'gauge' },
  { key: 'backend', slug: 'backend', drawing: 'rack' },
] as const satisfies { key: ServiceKey; slug: string; drawing: string }[]

export type Service = (typeof SERVICES)[number]

/** The service with the page `/services/{slug}`. */
export function serviceAt(slug: string): Service | undefined {
  return SERVICES.find((service) => service.slug === slug)
}

/** Packages in display order, with their visual variant. */
export const PACKAGES = [
  { id: PACKAGE_IDS.basic, key: 'basic', variant: 'silver' },
  { id: PACKAGE_IDS.ecommerce, key: 'ecommerce', variant: 'gold' },
  { id: PACKAGE_IDS.enterprise, key: 'enterprise', variant: 'silver' },
] as const

export type PackageEntry = (typeof PACKAGES)[number]

/** Maintenance has a monthly price; the others a starting price. */
export function startsMonthly(key: ServiceKey): boolean {
  return key === 'maintenance'
}
