import { defineErrors } from '#kernel/app-error.ts'

export const mailErrors = defineErrors({
  LETTER_NOT_FOUND: 404,
  /** There is nothing to send with: `SMTP_URL` is not set. */
  NO_MAIL_SERVER: 409,
})
