import { factTexts } from '#kernel/facts.ts'
import type { Locale } from '#kernel/locale.ts'
import { type AnalyticsSettings, DEFAULT_ANALYTICS } from './analytics-settings.schema.ts'
import { type Company, UNNAMED_COMPANY } from './company.schema.ts'
import { companyPlaceholders } from './company-placeholders.ts'
import { type Measurement, NO_MEASUREMENT } from './measurement.schema.ts'
import { type PackageChanges, packageFacts } from './packages.schema.ts'

/** The settings that texts of the site take facts from. */
export type FactSettings = {
  company: Company
  packages: PackageChanges
  measurement: Measurement
  analytics: AnalyticsSettings
}

/** What goes into the `{holes}` of every text: a price or a name that the owner changes, changes in all of them. */
export function placeholderValues(
  locale: Locale,
  { company, packages, measurement, analytics }: FactSettings,
): Record<string, string> {
  return {
    ...factTexts(locale, packageFacts(locale, packages)),
    ...companyPlaceholders(company),
    analyticsMonths: String(analytics.eventMonths),
    measuringService: measurement.measurementId ? 'Google Analytics' : '',
  }
}

/** The names that a `{hole}` may have. */
export const PLACEHOLDER_NAMES: readonly string[] = Object.keys(
  placeholderValues('nl', {
    company: UNNAMED_COMPANY,
    packages: {},
    measurement: NO_MEASUREMENT,
    analytics: DEFAULT_ANALYTICS,
  }),
)
