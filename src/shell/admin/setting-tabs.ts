import { crawlerSettingsTexts } from '#features/analytics/messages/crawler-settings/index.ts'
import { goalsTexts } from '#features/analytics/messages/goals/index.ts'
import { searchConsoleSettingsTexts } from '#features/analytics/messages/search-console-settings/index.ts'
import { analyticsSettingsTexts } from '#features/analytics/messages/settings/index.ts'
import { questionsTexts } from '#features/audit/messages/questions/index.ts'
import { bookingSettingsTexts } from '#features/booking/messages/settings/index.ts'
import { subjectsTexts } from '#features/booking/messages/subjects/index.ts'
import { measurementTexts } from '#features/consent/messages/measurement/index.ts'
import { cannedAnswersTexts } from '#features/contact/messages/canned-answers/index.ts'
import { contactFormTexts } from '#features/contact/messages/form/index.ts'
import { identitySettingsTexts } from '#features/identity/messages/settings/index.ts'
import { lookTexts } from '#features/look/messages/index.ts'
import { mailServerTexts } from '#features/mail/messages/server/index.ts'
import { moderationSettingsTexts } from '#features/moderation/messages/settings/index.ts'
import { settingsAdminTexts } from '#features/settings/messages/admin/index.ts'
import { languagesTexts } from '#features/settings/messages/languages/index.ts'
import { packagesTexts } from '#features/site/messages/packages/index.ts'
import { pageTextsTexts } from '#features/site/messages/page-texts/index.ts'
import { servicePricesTexts } from '#features/site/messages/service-prices/index.ts'

/** The texts of each setting, from the slice that defines it. */
export const SETTING_TEXTS = {
  company: settingsAdminTexts,
  languages: languagesTexts,
  look: lookTexts,
  packages: packagesTexts,
  'service-prices': servicePricesTexts,
  'sign-in': identitySettingsTexts,
  'password-policy': identitySettingsTexts,
  booking: bookingSettingsTexts,
  subjects: subjectsTexts,
  'contact-form': contactFormTexts,
  'mail-server': mailServerTexts,
  moderation: moderationSettingsTexts,
  analytics: analyticsSettingsTexts,
  goals: goalsTexts,
  measurement: measurementTexts,
  crawlers: crawlerSettingsTexts,
  'search-console': searchConsoleSettingsTexts,
  questions: questionsTexts,
  backup: settingsAdminTexts,
  'site-texts': pageTextsTexts,
  'canned-answers': cannedAnswersTexts,
}

export const ALL_SETTING_TEXTS = Object.values(SETTING_TEXTS)

/** Edited on the screen that uses them. */
const ELSEWHERE = ['site-texts', 'canned-answers'] as const
export type SettingTab = Exclude<keyof typeof SETTING_TEXTS, (typeof ELSEWHERE)[number]>

/** The group of each tab, in the order of the screen. */
export const SETTING_GROUPS = {
  company: 'business',
  languages: 'business',
  look: 'business',
  packages: 'business',
  'service-prices': 'business',
  booking: 'clients',
  subjects: 'clients',
  'contact-form': 'clients',
  'mail-server': 'clients',
  moderation: 'clients',
  'sign-in': 'access',
  'password-policy': 'access',
  backup: 'access',
  analytics: 'insight',
  goals: 'insight',
  measurement: 'insight',
  crawlers: 'insight',
  'search-console': 'insight',
  questions: 'insight',
} as const satisfies { [Tab in SettingTab]: string }
export const SETTING_TABS = Object.keys(SETTING_GROUPS) as SettingTab[]
