import type { AnalyticsSettings } from '#features/settings/model/analytics.ts'
import type { Company } from '#features/settings/model/company.ts'
import { companyTexts } from '#features/settings/model/company-texts.ts'
import type { Measurement } from '#features/settings/model/measurement.ts'
import { type PackageChanges, type PackageWords, packageFacts } from '#features/settings/model/packages.ts'
import { factTexts, type PackageKey } from '#kernel/facts.ts'
import type { Locale } from '#kernel/locale.ts'

export { type PackageWords, packageFacts, type WholePackages } from '#features/settings/model/packages.ts'

/** What the owner has decided, as far as the words of the site follow it. */
export type Owner = {
  company: Company
  packages: PackageChanges
  measurement: Measurement
  analytics: AnalyticsSettings
}

/** What goes into the `{holes}` of every text: a price or a name that the owner changes, changes in all of them. */
export function holeTexts(
  locale: Locale,
  { company, packages, measurement, analytics }: Owner,
): Record<string, string> {
  return {
    ...factTexts(locale, packageFacts(locale, packages)),
    ...companyTexts(company),
    analyticsMonths: String(analytics.eventMonths),
    measuringService: measurement.measurementId ? 'Google Analytics' : '',
  }
}

/** The owner's words for a package. Its title is a fact that other texts name too, so it is not among them. */
export function ownWords(locale: Locale, packages: PackageChanges, key: PackageKey): Partial<PackageWords> {
  const { title: _, ...words } = packages[key]?.texts?.[locale] ?? {}
  return words
}
