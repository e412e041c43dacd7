import { defineErrors } from '#kernel/app-error.ts'

export const contactErrors = defineErrors({
  MESSAGE_NOT_FOUND: 404,
  /** A message can be answered once; later replies go by email. */
  ALREADY_ANSWERED: 409,
})
