import { defineErrors } from '#kernel/app-error.ts'

export const contactErrors = defineErrors({
  MESSAGE_NOT_FOUND: 404,
  /** A message has one answer; what follows goes by mail. */
  ALREADY_ANSWERED: 409,
})
