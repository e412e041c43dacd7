import type { PackageKey, ServiceKey } from './facts.ts'

export const SERVICES = [
  { key: 'webdesign', slug: 'webdesign', drawing: 'page' },
  { key: 'ecommerce', slug: 'ecommerce', drawing: 'shelf' },
  { key: 'webApplications', slug: 'web-applications', drawing: 'form' },
  { key: 'maintenance', slug: 'maintenance', drawing: 'gauge' },
  { key: 'backend', slug: 'backend', drawing: 'rack' },
] as const satisfies { key: ServiceKey; slug: string; drawing: string }[]

export type Service = (typeof SERVICES)[number]

export function serviceAt(slug: string): Service | undefined {
  return SERVICES.find((service) => service.slug === slug)
}

/** Packages in display order, with their id in URLs and their visual variant. */
export const PACKAGES = [
  { id: 2, key: 'basic', variant: 'silver' },
  { id: 3, key: 'ecommerce', variant: 'gold' },
  { id: 4, key: 'enterprise', variant: 'silver' },
] as const satisfies { id: number; key: PackageKey; variant: string }[]

export type PackageEntry = (typeof PACKAGES)[number]

/** Maintenance has a monthly price; the others a starting price. */
export function startsMonthly(key: ServiceKey): boolean {
  return key === 'maintenance'
}
