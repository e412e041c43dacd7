import { auditErrorTexts } from '#features/audit/messages/errors/index.ts'
import { tipTexts } from '#features/audit/messages/tips/index.ts'
import { commentTexts } from '#features/blog/messages/comments/index.ts'
import { blogErrorTexts } from '#features/blog/messages/errors/index.ts'
import { bookingErrorsTexts } from '#features/booking/messages/errors/index.ts'
import { contactAdminTexts } from '#features/contact/messages/admin/index.ts'
import { contactTexts } from '#features/contact/messages/index.ts'
import { identityTexts } from '#features/identity/messages/index.ts'
import { mailTexts } from '#features/mail/messages/index.ts'
import { mediaTexts } from '#features/media/messages/index.ts'
import { moderationTexts } from '#features/moderation/messages/index.ts'
import { reviewTexts } from '#features/reviews/messages/index.ts'
import { settingsAdminTexts } from '#features/settings/messages/admin/index.ts'
import { platformTexts } from '#platform/i18n/messages/index.ts'

/** Texts of error codes, searched in this order. A slice with error codes adds its texts. */
export const ERROR_TEXTS = [
  platformTexts,
  identityTexts,
  mailTexts,
  mediaTexts,
  settingsAdminTexts,
  contactTexts,
  contactAdminTexts,
  blogErrorTexts,
  moderationTexts,
  reviewTexts,
  commentTexts,
  bookingErrorsTexts,
  auditErrorTexts,
  tipTexts,
]
