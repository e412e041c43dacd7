import { ownMeasurementTexts } from '#features/analytics/messages/own-measurements/index.ts'
import { caseStudyTexts } from '#features/blog/messages/case-studies/index.ts'
import { commentMailTexts } from '#features/blog/messages/comment-mail/index.ts'
import { commentTexts } from '#features/blog/messages/comments/index.ts'
import { blogListTexts } from '#features/blog/messages/list/index.ts'
import { blogReadingTexts } from '#features/blog/messages/reading/index.ts'
import { unsubscribeTexts } from '#features/blog/messages/unsubscribe/index.ts'
import { PACKAGE_COMMENT } from '#features/booking/content/package-comment.ts'
import { bookingLinkTexts } from '#features/booking/messages/link/index.ts'
import { bookingMailTexts } from '#features/booking/messages/mail/index.ts'
import { bookingMineTexts } from '#features/booking/messages/mine/index.ts'
import { bookingPageTexts } from '#features/booking/messages/page/index.ts'
import { DIALOG_TEXTS } from '#features/consent/content/dialog.ts'
import { REGISTRY_TEXTS } from '#features/consent/content/registry-texts.ts'
import { contactTexts } from '#features/contact/messages/index.ts'
import { contactMailTexts } from '#features/contact/messages/mail/index.ts'
import { formQuestionsTexts } from '#features/form-questions/messages/index.ts'
import { identityTexts } from '#features/identity/messages/index.ts'
import { identityMailTexts } from '#features/identity/messages/mail/index.ts'
import { identityMenuTexts } from '#features/identity/messages/menu/index.ts'
import { identityProfileTexts } from '#features/identity/messages/profile/index.ts'
import { moderationTexts } from '#features/moderation/messages/index.ts'
import { moderationMailTexts } from '#features/moderation/messages/mail/index.ts'
import { reviewTexts } from '#features/reviews/messages/index.ts'
import { settingsTexts } from '#features/settings/messages/index.ts'
import { APP_TEXTS } from '#features/site/content/app-texts.ts'
import { faqTexts } from '#features/site/messages/faq/index.ts'
import { siteTexts } from '#features/site/messages/index.ts'
import { locationTexts } from '#features/site/messages/location/index.ts'
import { policyTexts } from '#features/site/messages/policy/index.ts'
import { proofTexts } from '#features/site/messages/proof/index.ts'
import { registerCatalogues, replaceMessages } from '#features/site/server/texts/messages.service.ts'
import type { Locale } from '#kernel/locale.ts'
import { loadCatalogue, type Texts } from '#platform/i18n/texts.ts'
import { onPublicTexts } from '#platform/server/public-texts.ts'
import { OFFLINE_TEXTS } from '#server/pages/offline-page.ts'
import { shellTexts } from '#shell/messages/index.ts'

/** What visitors and clients read. The editor's page of each is in `src/features/site/model/texts/messages.ts`. */
const CATALOGUES: readonly Texts[] = [
  shellTexts,
  siteTexts,
  faqTexts,
  locationTexts,
  policyTexts,
  proofTexts,
  settingsTexts,
  contactTexts,
  formQuestionsTexts,
  bookingPageTexts,
  bookingMineTexts,
  bookingLinkTexts,
  reviewTexts,
  moderationTexts,
  blogListTexts,
  blogReadingTexts,
  commentTexts,
  caseStudyTexts,
  unsubscribeTexts,
  ownMeasurementTexts,
  identityTexts,
  identityMenuTexts,
  identityProfileTexts,
  bookingMailTexts,
  contactMailTexts,
  identityMailTexts,
  commentMailTexts,
  moderationMailTexts,
]

/** Written as content, because only the server shows them. */
const OTHERS = {
  'package-comment': PACKAGE_COMMENT,
  'consent-dialog': DIALOG_TEXTS,
  'cookie-table': REGISTRY_TEXTS,
  'web-app': APP_TEXTS,
  'offline-page': OFFLINE_TEXTS,
}

export const PUBLIC_TEXTS = Object.fromEntries([
  ...CATALOGUES.map((texts) => [texts.name, (locale: Locale) => loadCatalogue(locale, texts)] as const),
  ...Object.entries(OTHERS).map(
    ([name, texts]) => [name, async (locale: Locale): Promise<object> => texts[locale]] as const,
  ),
])

registerCatalogues(PUBLIC_TEXTS)
onPublicTexts(replaceMessages)
