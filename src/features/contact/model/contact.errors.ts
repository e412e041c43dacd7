import { defineErrors } from '#kernel/app-error.ts'

export const contactErrors = defineErrors({
  MESSAGE_NOT_FOUND: 404,
  /** Answered since the admin opened it. */
  ANSWERED_MEANWHILE: 409,
  /** Form without JavaScript: the network has sent many messages, so this one must be confirmed. */
  CONFIRMATION_NEEDED: 422,
  NETWORK_LIMIT: 429,
})
