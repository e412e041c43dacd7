import { factTexts } from '#kernel/facts.ts'
import type { Locale } from '#kernel/locale.ts'
import { type AnalyticsSettings, DEFAULT_ANALYTICS } from './analytics-settings.schema.ts'
import { type Company, UNNAMED_COMPANY } from './company.schema.ts'
import { type Measurement, NO_MEASUREMENT } from './measurement.schema.ts'
import { type PackageChanges, packageFacts } from './packages.schema.ts'

/** Settings that provide placeholder values. */
export type FactSettings = {
  company: Company
  packages: PackageChanges
  measurement: Measurement
  analytics: AnalyticsSettings
}

/** Values of all `{placeholders}`: a price or name changes in every text that uses it. */
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

/** Company facts by the name of their `{placeholder}`. */
export function companyPlaceholders({ name, email, phone, street, postalCode, city, vatNumber }: Company) {
  return {
    companyName: name,
    companyEmail: email,
    companyPhone: phone,
    companyAddress: [street, `${postalCode} ${city}`.trim()].filter(Boolean).join(', '),
    companyCity: city,
    companyVat: vatNumber,
  }
}

/** Allowed placeholder names. */
export const PLACEHOLDER_NAMES: readonly string[] = Object.keys(
  placeholderValues('nl', {
    company: UNNAMED_COMPANY,
    packages: {},
    measurement: NO_MEASUREMENT,
    analytics: DEFAULT_ANALYTICS,
  }),
)
