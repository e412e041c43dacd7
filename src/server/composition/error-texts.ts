import { crawlerSettingsTexts } from '#features/analytics/messages/crawler-settings/index.ts'
import { goalsTexts } from '#features/analytics/messages/goals/index.ts'
import { searchConsoleTexts } from '#features/analytics/messages/search-console/index.ts'
import { searchConsoleSettingsTexts } from '#features/analytics/messages/search-console-settings/index.ts'
import { analyticsSettingsTexts } from '#features/analytics/messages/settings/index.ts'
import { auditErrorTexts } from '#features/audit/messages/errors/index.ts'
import { questionsTexts } from '#features/audit/messages/questions/index.ts'
import { tipTexts } from '#features/audit/messages/tips/index.ts'
import { commentTexts } from '#features/blog/messages/comments/index.ts'
import { blogErrorTexts } from '#features/blog/messages/errors/index.ts'
import { unsubscribeTexts } from '#features/blog/messages/unsubscribe/index.ts'
import { ownCalendarsTexts } from '#features/booking/messages/calendars/index.ts'
import { bookingErrorsTexts } from '#features/booking/messages/errors/index.ts'
import { bookingLinkTexts } from '#features/booking/messages/link/index.ts'
import { bookingSettingsTexts } from '#features/booking/messages/settings/index.ts'
import { subjectsTexts } from '#features/booking/messages/subjects/index.ts'
import { clientTexts } from '#features/clients/messages/index.ts'
import { consentTexts } from '#features/consent/messages/index.ts'
import { measurementTexts } from '#features/consent/messages/measurement/index.ts'
import { contactAdminTexts } from '#features/contact/messages/admin/index.ts'
import { cannedAnswersTexts } from '#features/contact/messages/canned-answers/index.ts'
import { contactFormTexts } from '#features/contact/messages/form/index.ts'
import { contactTexts } from '#features/contact/messages/index.ts'
import { demoTexts } from '#features/demo/messages/index.ts'
import { formQuestionsTexts } from '#features/form-questions/messages/index.ts'
import { identityTexts } from '#features/identity/messages/index.ts'
import { lookAroundTexts } from '#features/identity/messages/look-around/index.ts'
import { identitySettingsTexts } from '#features/identity/messages/settings/index.ts'
import { lookTexts } from '#features/look/messages/index.ts'
import { mailTexts } from '#features/mail/messages/index.ts'
import { mailServerTexts } from '#features/mail/messages/server/index.ts'
import { mediaTexts } from '#features/media/messages/index.ts'
import { moderationErrorTexts } from '#features/moderation/messages/errors/index.ts'
import { moderationTexts } from '#features/moderation/messages/index.ts'
import { reviewTexts } from '#features/reviews/messages/index.ts'
import { settingsAdminTexts } from '#features/settings/messages/admin/index.ts'
import { languagesTexts } from '#features/settings/messages/languages/index.ts'
import { packagesTexts } from '#features/site/messages/packages/index.ts'
import { pageTextsTexts } from '#features/site/messages/page-texts/index.ts'
import { platformTexts } from '#platform/i18n/messages/index.ts'

/** Texts of error codes, searched in this order. A slice with error codes adds its texts. */
export const ERROR_TEXTS = [
  platformTexts,
  identityTexts,
  identitySettingsTexts,
  lookAroundTexts,
  mailTexts,
  mailServerTexts,
  mediaTexts,
  lookTexts,
  settingsAdminTexts,
  languagesTexts,
  demoTexts,
  contactTexts,
  contactAdminTexts,
  clientTexts,
  cannedAnswersTexts,
  contactFormTexts,
  blogErrorTexts,
  moderationErrorTexts,
  moderationTexts,
  reviewTexts,
  commentTexts,
  unsubscribeTexts,
  bookingErrorsTexts,
  bookingLinkTexts,
  ownCalendarsTexts,
  bookingSettingsTexts,
  subjectsTexts,
  formQuestionsTexts,
  auditErrorTexts,
  tipTexts,
  questionsTexts,
  analyticsSettingsTexts,
  crawlerSettingsTexts,
  searchConsoleTexts,
  searchConsoleSettingsTexts,
  goalsTexts,
  consentTexts,
  measurementTexts,
  packagesTexts,
  pageTextsTexts,
]
