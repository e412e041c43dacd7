import type { crawlerTexts } from '#features/analytics/messages/crawlers/index.ts'
import type { periodTexts } from '#features/analytics/messages/period/index.ts'
import type { vitalsTexts } from '#features/analytics/messages/vitals/index.ts'
import type { aiCheckTexts } from '#features/audit/messages/ai-checks/index.ts'
import type { assistantTexts } from '#features/audit/messages/assistants/index.ts'
import type { checkTexts } from '#features/audit/messages/checks/index.ts'
import type { labTexts } from '#features/audit/messages/lab/index.ts'
import type { questionsTexts } from '#features/audit/messages/questions/index.ts'
import type { auditReportTexts } from '#features/audit/messages/report/index.ts'
import type { bookingAdminTexts } from '#features/booking/messages/admin/index.ts'
import type { bookingAgendaTexts } from '#features/booking/messages/agenda/index.ts'
import type { bookingErrorsTexts } from '#features/booking/messages/errors/index.ts'
import type { bookingHistoryTexts } from '#features/booking/messages/history/index.ts'
import type { bookingHoursTexts } from '#features/booking/messages/hours/index.ts'
import type { bookingRulesTexts } from '#features/booking/messages/rules/index.ts'
import type { clientTexts } from '#features/clients/messages/index.ts'
import type { contactAdminTexts } from '#features/contact/messages/admin/index.ts'
import type { cannedAnswersTexts } from '#features/contact/messages/canned-answers/index.ts'
import type { identityTexts } from '#features/identity/messages/index.ts'
import type { identityProfileTexts } from '#features/identity/messages/profile/index.ts'
import type { journalTexts } from '#features/journal/messages/index.ts'
import type { mailAdminTexts } from '#features/mail/messages/admin/index.ts'
import type { moderationAdminTexts } from '#features/moderation/messages/admin/index.ts'
import type { moderationTexts } from '#features/moderation/messages/index.ts'
import type { reviewTexts } from '#features/reviews/messages/index.ts'
import type { settingsAdminTexts } from '#features/settings/messages/admin/index.ts'
import type { setupTexts } from '#features/setup/messages/index.ts'
import type { pageTextsTexts } from '#features/site/messages/page-texts/index.ts'
import type { platformTexts } from '#platform/i18n/messages/index.ts'
import type { Uses } from '#platform/i18n/texts.ts'
import type { SETTING_TEXTS } from './setting-tabs.ts'

/*
 * The texts of screens that routes compose. Not in the files of the routes: the code splitter would keep the import of a text
 * that a type names in the entry of every page.
 */
export type AiTexts = Uses<
  | typeof assistantTexts
  | typeof auditReportTexts
  | typeof checkTexts
  | typeof crawlerTexts
  | typeof questionsTexts
  | typeof settingsAdminTexts
>
export type ClientTexts = Uses<
  | typeof clientTexts
  | typeof bookingAdminTexts
  | typeof bookingHistoryTexts
  | typeof contactAdminTexts
  | typeof reviewTexts
>
export type OverviewTexts = Uses<
  | typeof bookingAdminTexts
  | typeof bookingAgendaTexts
  | typeof setupTexts
  | typeof journalTexts
  | (typeof SETTING_TEXTS)[keyof typeof SETTING_TEXTS]
>
export type JournalTexts = Uses<typeof journalTexts | (typeof SETTING_TEXTS)[keyof typeof SETTING_TEXTS]>
export type InboxTexts = Uses<typeof contactAdminTexts | typeof cannedAnswersTexts | typeof settingsAdminTexts>
export type ModerationTexts = Uses<typeof moderationAdminTexts | typeof moderationTexts | typeof reviewTexts>
export type PageTextsTexts = Uses<typeof pageTextsTexts | typeof settingsAdminTexts>
export type SeoTexts = Uses<typeof auditReportTexts | typeof checkTexts | typeof aiCheckTexts>
export type SettingsTexts = Uses<
  | typeof mailAdminTexts
  | typeof bookingHoursTexts
  | typeof identityTexts
  | typeof identityProfileTexts
  | (typeof SETTING_TEXTS)[keyof typeof SETTING_TEXTS]
>
export type TimeslotsTexts = Uses<
  | typeof bookingAdminTexts
  | typeof bookingHistoryTexts
  | typeof bookingRulesTexts
  | typeof bookingHoursTexts
  | typeof bookingErrorsTexts
  | typeof clientTexts
  | typeof settingsAdminTexts
  | typeof platformTexts
>
export type VitalsTexts = Uses<typeof vitalsTexts | typeof periodTexts | typeof labTexts>
