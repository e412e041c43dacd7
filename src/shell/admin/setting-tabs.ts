import { analyticsSettingsTexts } from '#features/analytics/messages/settings/index.ts'
import { questionsTexts } from '#features/audit/messages/questions/index.ts'
import { bookingSettingsTexts } from '#features/booking/messages/settings/index.ts'
import { measurementTexts } from '#features/consent/messages/measurement/index.ts'
import { identitySettingsTexts } from '#features/identity/messages/settings/index.ts'
import { settingsAdminTexts } from '#features/settings/messages/admin/index.ts'
import { packagesTexts } from '#features/site/messages/packages/index.ts'

/** Settings with a tab on the settings screen, by the texts of their form. Page texts have their own screen. */
export const SETTING_TABS = {
  company: settingsAdminTexts,
  packages: packagesTexts,
  'sign-in': identitySettingsTexts,
  'password-policy': identitySettingsTexts,
  booking: bookingSettingsTexts,
  analytics: analyticsSettingsTexts,
  measurement: measurementTexts,
  questions: questionsTexts,
}
export type SettingTab = keyof typeof SETTING_TABS

export const SETTING_TAB_KEYS = Object.keys(SETTING_TABS) as SettingTab[]
