import { defineErrors } from '#kernel/app-error.ts'

export const mailErrors = defineErrors({
  EMAIL_NOT_FOUND: 404,
  /** Only an `uncertain` email can be marked as arrived. */
  EMAIL_NOT_UNCERTAIN: 409,
  /** Its link or its subject is no longer valid. */
  EMAIL_EXPIRED: 409,
  /** The token of its link was erased after sending, or encrypted with another key. */
  EMAIL_LINK_ERASED: 409,
  /** Neither `SMTP_URL` nor the setting names one. */
  NO_MAIL_SERVER: 409,
  /** `SMTP_URL` is set and takes precedence. */
  MAIL_SERVER_IN_ENVIRONMENT: 409,
})
