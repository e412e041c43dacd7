import type { Company } from '#features/settings/model/company.ts'
import { companyTexts } from '#features/settings/model/company-texts.ts'
import type { Measurement } from '#features/settings/model/measurement.ts'
import type { PackageChanges, PackageWords } from '#features/settings/model/packages.ts'
import { FACTS, factTexts, PACKAGE_KEYS, type PackageFacts, type PackageKey } from '#kernel/facts.ts'
import type { Locale } from '#kernel/locale.ts'

export type { PackageWords, WholePackages } from '#features/settings/model/packages.ts'

/** What the owner has decided, as far as the words of the site follow it. */
export type Owner = { company: Company; packages: PackageChanges; measurement: Measurement }

/** What goes into the `{holes}` of every text: a price or a name that the owner changes, changes in all of them. */
export function holeTexts(locale: Locale, { company, packages, measurement }: Owner): Record<string, string> {
  return {
    ...factTexts(locale, packageFacts(locale, packages)),
    ...companyTexts(company),
    measuringService: measurement.measurementId ? 'Google Analytics' : '',
  }
}

export function packageFacts(locale: Locale, packages: PackageChanges): PackageFacts {
  return {
    price: ofEach((key) => packages[key]?.price ?? FACTS.packagePrice[key]),
    title: ofEach((key) => packages[key]?.texts?.[locale]?.title ?? FACTS.packageTitle[key]),
  }
}

/** The owner's words for a package. Its title is a fact that other texts name too, so it is not among them. */
export function ownWords(locale: Locale, packages: PackageChanges, key: PackageKey): Partial<PackageWords> {
  const { title: _, ...words } = packages[key]?.texts?.[locale] ?? {}
  return words
}

function ofEach<Fact>(factOf: (key: PackageKey) => Fact): Record<PackageKey, Fact> {
  return Object.fromEntries(PACKAGE_KEYS.map((key) => [key, factOf(key)])) as Record<PackageKey, Fact>
}
