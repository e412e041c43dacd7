import { defineErrors } from '#kernel/app-error.ts'

export const mailErrors = defineErrors({
  LETTER_NOT_FOUND: 404,
  /** Only of a letter that may have arrived can it be said that it has. */
  LETTER_NOT_UNCERTAIN: 409,
  /** Its link or its subject is no longer valid: sending it would mislead. */
  LETTER_EXPIRED: 409,
  /** The token of its link was erased after sending, or encrypted with another key. */
  LETTER_LINK_ERASED: 409,
  /** There is nothing to send with: `SMTP_URL` is not set. */
  NO_MAIL_SERVER: 409,
})
