import { FACTS, PACKAGE_KEYS, type PackageKey } from '#kernel/facts.ts'
import { LOCALES, type Locale } from '#kernel/locale.ts'
import { type FullPackages, type PackageWords, placeholderValues, type SiteSettings } from '../model/site-settings.ts'
import { fill } from './fill.ts'
import { loadServices } from './service-content.ts'

/** Packages without the owner's overrides, in every language. */
export async function standardPackages(company: SiteSettings['company']): Promise<FullPackages> {
  const perLocale = await Promise.all(LOCALES.map((locale) => wordsIn(locale, company)))
  return Object.fromEntries(
    PACKAGE_KEYS.map((key) => {
      const texts = Object.fromEntries(LOCALES.map((locale, index) => [locale, perLocale[index]![key]]))
      return [key, { price: FACTS.packagePrice[key], texts }]
    }),
  ) as FullPackages
}

async function wordsIn(locale: Locale, company: SiteSettings['company']): Promise<Record<PackageKey, PackageWords>> {
  const { packages } = await loadServices(locale)
  const words = Object.entries(packages).map(([key, { includes: _, ...own }]) => [key, own])
  return fill(
    Object.fromEntries(words),
    placeholderValues(locale, {
      company,
      packages: {},
      measurement: { measurementId: '' },
      analytics: { eventMonths: 25 },
    }),
  )
}
