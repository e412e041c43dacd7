import { LOCALES, type Locale } from '#kernel/locale.ts'
import { FACTS, PACKAGE_KEYS, type PackageKey } from '../model/facts.ts'
import type { FullPackages, PackageWords } from '../model/packages.schema.ts'
import { type FactSettings, INITIAL_FACTS, placeholderValues } from '../model/placeholder-values.ts'
import { fill } from './fill.ts'
import { loadServices } from './service-content.ts'

/** Facts that the texts of a package name, beside the packages themselves. */
type NamedFacts = Pick<FactSettings, 'company' | 'servicePrices'>

/** Packages without the owner's overrides, in every language. */
export async function standardPackages(facts: NamedFacts): Promise<FullPackages> {
  const perLocale = await Promise.all(LOCALES.map(async (locale) => [locale, await wordsIn(locale, facts)] as const))
  return Object.fromEntries(
    PACKAGE_KEYS.map((key) => {
      const texts = Object.fromEntries(perLocale.map(([locale, words]) => [locale, words[key]]))
      return [key, { price: FACTS.packagePrice[key], texts }]
    }),
  ) as FullPackages
}

async function wordsIn(
  locale: Locale,
  { company, servicePrices }: NamedFacts,
): Promise<Record<PackageKey, PackageWords>> {
  const { packages } = await loadServices(locale)
  const words = Object.entries(packages).map(([key, { includes: _, ...own }]) => [key, own])
  return fill(Object.fromEntries(words), placeholderValues(locale, { ...INITIAL_FACTS, company, servicePrices }))
}
