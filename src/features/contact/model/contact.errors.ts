import { defineErrors } from '#kernel/app-error.ts'

export const contactErrors = defineErrors({
  MESSAGE_NOT_FOUND: 404,
  /** Answered since the admin opened it. */
  ANSWERED_MEANWHILE: 409,
})
