import { defineErrors } from '#kernel/app-error.ts'

export const commentErrors = defineErrors({
  COMMENT_NOT_FOUND: 404,
  NOT_YOUR_COMMENT: 403,
  /** The 15-minute edit window has passed. */
  COMMENT_TOO_OLD: 409,
  UNSUBSCRIBE_LINK_WRONG: 404,
})
