import { defineErrors } from '#kernel/app-error.ts'

export const moderationErrors = defineErrors({
  /** Not 403: whoever is muted stays signed in, and reads why. */
  MUTED: 409,
  TEXT_NOT_FOUND: 404,
  ALREADY_REPORTED: 409,
  /** One's own text is edited or removed, not reported. */
  OWN_TEXT: 409,
  NOTHING_TO_DECIDE: 409,
  /** Somebody decided otherwise since. */
  DECIDED_SINCE: 409,
  MUTED_USER_NOT_FOUND: 404,
  /** Who runs the site is not silenced from the queue. */
  ADMIN_NOT_MUTED: 409,
})
