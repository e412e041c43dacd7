import { analyticsSetting, SUMMARY_YEARS } from '#features/analytics/model/analytics-settings.schema.ts'
import { PAINT_DAYS } from '#features/analytics/model/vitals/median-paint.ts'
import { MIN_SAMPLES } from '#features/analytics/model/vitals/regression.ts'
import { GUEST_YEARS } from '#features/booking/model/appointment.ts'
import { LINK_HOURS } from '#features/booking/model/guest/guest-limits.ts'
import { firstMeetingMinutes } from '#features/booking/model/subjects/subject.ts'
import { subjectsSetting } from '#features/booking/model/subjects/subjects.schema.ts'
import { CONSENT_PROOF_YEARS, CONSENT_SECONDS, VISITOR_SECONDS } from '#features/consent/model/consent.ts'
import { measurementSetting } from '#features/consent/model/measurement.schema.ts'
import { MESSAGE_YEARS } from '#features/contact/model/message.ts'
import { IDLE_DAYS, SESSION_DAYS, UNVERIFIED_ACCOUNT_DAYS } from '#features/identity/model/session-retention.ts'
import { JOURNAL_YEARS, SECURITY_EVENT_DAYS } from '#features/journal/model/journal-entry.schema.ts'
import { EMAIL_YEARS } from '#features/mail/model/email.ts'
import { companySetting } from '#features/settings/model/company.schema.ts'
import { companyPlaceholders } from '#features/settings/model/company-facts.ts'
import { languagesSetting } from '#features/settings/model/languages.schema.ts'
import { formatPrice, formatShare } from '#features/settings/model/number-format.ts'
import { MAX_NIGHTLY_BACKUPS, REMOTE_BACKUPS } from '#kernel/backup-counts.ts'
import type { Locale } from '#kernel/locale.ts'
import { FACTS } from './facts.ts'
import { languagePlaceholders } from './language-placeholders.ts'
import { packageFacts, packagesSetting } from './packages.schema.ts'
import type { Price } from './price.schema.ts'
import { servicePricesSetting } from './service-prices.schema.ts'

const DAY_SECONDS = 86_400
const YEAR_SECONDS = 365 * DAY_SECONDS

/** Settings that provide placeholder values. */
export const FACT_SETTINGS = {
  company: companySetting,
  packages: packagesSetting,
  servicePrices: servicePricesSetting,
  measurement: measurementSetting,
  analytics: analyticsSetting,
  subjects: subjectsSetting,
  languages: languagesSetting,
}
export type FactSettings = { [Name in keyof typeof FACT_SETTINGS]: (typeof FACT_SETTINGS)[Name]['initial'] }

export const INITIAL_FACTS = Object.fromEntries(
  Object.entries(FACT_SETTINGS).map(([name, { initial }]) => [name, initial]),
) as FactSettings

/** Values of all `{placeholders}`: a price, name or period changes in every text that uses it. */
export function placeholderValues(
  locale: Locale,
  { company, packages, servicePrices, measurement, analytics, subjects, languages }: FactSettings,
): Record<string, string> {
  const price = (euro: Price) => formatPrice(locale, euro)
  const { simpleSiteWeeks } = FACTS
  const { price: packagePrice, title } = packageFacts(locale, packages)
  return {
    ...companyPlaceholders(company, locale),
    ...languagePlaceholders(languages, locale),
    packageBasic: price(packagePrice.basic),
    packageEcommerce: price(packagePrice.ecommerce),
    packageEnterprise: price(packagePrice.enterprise),
    nameBasic: title.basic,
    nameEcommerce: title.ecommerce,
    nameEnterprise: title.enterprise,
    startWebdesign: price(servicePrices.webdesign.start),
    startBackend: price(servicePrices.backend.start),
    startEcommerce: price(servicePrices.ecommerce.start),
    startWebApplications: price(servicePrices.webApplications.start),
    startMaintenance: price(servicePrices.maintenance.start),
    monthWebdesign: price(servicePrices.webdesign.monthly),
    monthBackend: price(servicePrices.backend.monthly),
    monthEcommerce: price(servicePrices.ecommerce.monthly),
    monthWebApplications: price(servicePrices.webApplications.monthly),
    monthMaintenance: price(servicePrices.maintenance.monthly),
    // In the texts of a service, its own prices.
    serviceStart: '',
    serviceMonthly: '',
    storage: `${FACTS.enterpriseStorageGigabytes} ${locale === 'fr' ? 'Go' : 'GB'}`,
    uptime: formatShare(locale, FACTS.uptime),
    upfront: formatShare(locale, FACTS.upfrontShare),
    noticeDays: String(FACTS.noticeDays),
    dataAccessDays: String(FACTS.dataAccessDays),
    paymentDays: String(FACTS.paymentDays),
    acceptanceDays: String(FACTS.acceptanceDays),
    withdrawalDays: String(FACTS.withdrawalDays),
    vatYears: String(FACTS.vatYears),
    accountingYears: String(FACTS.accountingYears),
    consentProofYears: String(CONSENT_PROOF_YEARS),
    consentDays: String(CONSENT_SECONDS / DAY_SECONDS),
    analyticsYears: String(VISITOR_SECONDS / YEAR_SECONDS),
    contactYears: String(MESSAGE_YEARS),
    guestYears: String(GUEST_YEARS),
    guestLinkHours: String(LINK_HOURS),
    emailYears: String(EMAIL_YEARS),
    unverifiedDays: String(UNVERIFIED_ACCOUNT_DAYS),
    sessionDays: String(SESSION_DAYS),
    sessionIdleDays: String(IDLE_DAYS.USER),
    backups: String(MAX_NIGHTLY_BACKUPS),
    backupMonths: String(REMOTE_BACKUPS.months),
    securityEventDays: String(SECURITY_EVENT_DAYS),
    journalYears: String(JOURNAL_YEARS),
    summaryYears: String(SUMMARY_YEARS),
    weeksFrom: String(simpleSiteWeeks.from),
    weeksTo: String(simpleSiteWeeks.to),
    meetingMinutes: String(firstMeetingMinutes(subjects)),
    analyticsMonths: String(analytics.eventMonths),
    paintDays: String(PAINT_DAYS),
    paintSamples: String(MIN_SAMPLES),
    measuringService: measurement.measurementId ? 'Google Analytics' : '',
  }
}

export const PLACEHOLDER_NAMES: readonly string[] = Object.keys(placeholderValues('nl', INITIAL_FACTS))
