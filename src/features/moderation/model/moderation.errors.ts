import { defineErrors } from '#kernel/app-error.ts'

export const moderationErrors = defineErrors({
  /** Not 403, on which the client signs the user out. */
  MUTED: 409,
  TEXT_NOT_FOUND: 404,
  ALREADY_REPORTED: 409,
  /** Authors cannot report their own text. */
  OWN_TEXT: 409,
  NOTHING_TO_DECIDE: 409,
  /** A later decision replaced the one to undo. */
  DECIDED_SINCE: 409,
  MUTED_USER_NOT_FOUND: 404,
  ADMIN_NOT_MUTED: 409,
})
