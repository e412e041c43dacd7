import { analyticsSetting } from '#features/analytics/model/analytics-settings.schema.ts'
import { crawlerSetting } from '#features/analytics/model/crawlers/crawler-settings.schema.ts'
import { goalsSetting } from '#features/analytics/model/goals/goals.schema.ts'
import { searchConsoleSetting } from '#features/analytics/model/search-console/search-console-settings.schema.ts'
import { questionsSetting } from '#features/audit/model/answers/questions.schema.ts'
import { bookingSetting } from '#features/booking/model/booking-settings.schema.ts'
import { subjectsSetting } from '#features/booking/model/subjects/subjects.schema.ts'
import { applyBuffers } from '#features/booking/server/availability/availability.service.ts'
import { applySubjectChange } from '#features/booking/server/subjects/subjects.service.ts'
import { measurementSetting } from '#features/consent/model/measurement.schema.ts'
import { cannedAnswersSetting } from '#features/contact/model/canned-answers.schema.ts'
import { contactFormSetting } from '#features/contact/model/contact-form.schema.ts'
import { passwordPolicySetting } from '#features/identity/model/password-policy.schema.ts'
import { signInSetting } from '#features/identity/model/sign-in-settings.schema.ts'
import { requireMailForSignIn, requireSignInMethod } from '#features/identity/server/auth/provider.service.ts'
import { lookSetting } from '#features/look/model/look.schema.ts'
import { requireLogo } from '#features/look/server/logo.service.ts'
import { mailServerSetting } from '#features/mail/model/mail-server.schema.ts'
import { moderationSetting } from '#features/moderation/model/moderation-settings.schema.ts'
import { companySetting } from '#features/settings/model/company.schema.ts'
import type { Setting } from '#features/settings/model/define-setting.ts'
import { languagesSetting } from '#features/settings/model/languages.schema.ts'
import { onSettingChange } from '#features/settings/server/setting.service.ts'
import { packagesSetting } from '#features/site/model/packages.schema.ts'
import { servicePricesSetting } from '#features/site/model/service-prices.schema.ts'
import { siteTextsSetting } from '#features/site/model/texts/site-texts.schema.ts'
import { pageTextTags } from '#features/site/model/texts/text-path.ts'
import { usePersonPhotos } from '#features/site/server/landing/person-photos.service.ts'
import { snapshotPolicies } from '#features/site/server/policy.service.ts'
import { keepServiceAddresses } from '#features/site/server/services/find-service.service.ts'
import { invalidateTags } from '#platform/server/tags.ts'

/** Settings that the owner can read and change through the API. */
export const SETTINGS: readonly Setting[] = [
  companySetting,
  languagesSetting,
  lookSetting,
  packagesSetting,
  servicePricesSetting,
  signInSetting,
  passwordPolicySetting,
  bookingSetting,
  subjectsSetting,
  mailServerSetting,
  moderationSetting,
  analyticsSetting,
  measurementSetting,
  crawlerSetting,
  searchConsoleSetting,
  goalsSetting,
  siteTextsSetting,
  questionsSetting,
  cannedAnswersSetting,
  contactFormSetting,
]

onSettingChange(companySetting, usePersonPhotos)
onSettingChange(lookSetting, requireLogo)
onSettingChange(signInSetting, requireSignInMethod)
onSettingChange(mailServerSetting, requireMailForSignIn)
onSettingChange(bookingSetting, applyBuffers)
onSettingChange(subjectsSetting, applySubjectChange)
// Startup covers the new texts of a release; while running, only these settings change the wording of a policy.
onSettingChange(measurementSetting, snapshotPolicies)
onSettingChange(languagesSetting, snapshotPolicies)
onSettingChange(analyticsSetting, snapshotPolicies)
onSettingChange(siteTextsSetting, async (ctx, texts, { fields }) => {
  await snapshotPolicies(ctx)
  await keepServiceAddresses(ctx, texts)
  await invalidateTags(ctx.db, ...pageTextTags(fields))
})
