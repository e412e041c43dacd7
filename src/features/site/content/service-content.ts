import type { Locale } from '#kernel/locale.ts'
import type { PackageKey, ServiceKey } from '../model/facts.ts'
import type { PackageWords } from '../model/packages.schema.ts'
import type { Service } from '../model/services.ts'

type Point = { id?: string; title: string; text: string }

export type ServiceText = {
  /** One line for the cards that link to the service. */
  teaser: string
  /** Starting price on those cards. */
  price: string
  features: Point[]
  benefits: Point[]
  steps: Point[]
  closing: { heading: string; text: string; action: string }
}

/** A service with its link, for lists of services. */
export type ServiceCard = Pick<Service, 'key' | 'drawing'> & {
  slug: string
  heading: string
  teaser: string
  price: string
}

export type PackageText = PackageWords & {
  /** "Everything in …": each package includes the previous one; the first includes none. */
  includes: string
}

export type ServiceTexts = {
  services: { [Key in ServiceKey]: ServiceText }
  /** What a service that the owner adds starts with. */
  newService: ServiceText
  packages: { [Key in PackageKey]: PackageText }
}

const LOAD: { [L in Locale]: () => Promise<ServiceTexts> } = {
  nl: async () => (await import('./services/nl.ts')).nl,
  en: async () => (await import('./services/en.ts')).en,
  fr: async () => (await import('./services/fr.ts')).fr,
}

export function loadServices(locale: Locale): Promise<ServiceTexts> {
  return LOAD[locale]()
}

export function serviceTextOf({ services, newService }: ServiceTexts, key: string): ServiceText {
  return services[key as ServiceKey] ?? newService
}
