import { FACTS, PACKAGE_KEYS, type PackageKey } from '#kernel/facts.ts'
import { LOCALES, type Locale } from '#kernel/locale.ts'
import { holeTexts, type Owner, type PackageWords, type WholePackages } from '../model/owner.ts'
import { fill } from './fill.ts'
import { loadServices } from './service-content.ts'

/** The packages as the site describes them while the owner has changed nothing, in every language. */
export async function standardPackages(company: Owner['company']): Promise<WholePackages> {
  const perLocale = await Promise.all(LOCALES.map((locale) => wordsIn(locale, company)))
  return Object.fromEntries(
    PACKAGE_KEYS.map((key) => {
      const texts = Object.fromEntries(LOCALES.map((locale, index) => [locale, perLocale[index]![key]]))
      return [key, { price: FACTS.packagePrice[key], texts }]
    }),
  ) as WholePackages
}

async function wordsIn(locale: Locale, company: Owner['company']): Promise<Record<PackageKey, PackageWords>> {
  const { packages } = await loadServices(locale)
  const words = Object.entries(packages).map(([key, { includes: _, ...own }]) => [key, own])
  return fill(
    Object.fromEntries(words),
    holeTexts(locale, { company, packages: {}, measurement: { measurementId: '' }, analytics: { eventMonths: 25 } }),
  )
}
