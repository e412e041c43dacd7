import type { ServiceKey } from '#kernel/facts.ts'

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

/** Id and look as the owner knows them. */
export const PACKAGES = [
  { id: 2, key: 'basic', variant: 'silver' },
  { id: 3, key: 'ecommerce', variant: 'gold' },
  { id: 4, key: 'enterprise', variant: 'silver' },
] as const

export type PackageEntry = (typeof PACKAGES)[number]

/** Maintenance starts with a price a month; the others with one for the work. */
export function startsMonthly(key: ServiceKey): boolean {
  return key === 'maintenance'
}
