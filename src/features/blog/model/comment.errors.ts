import { defineErrors } from '#kernel/app-error.ts'

export const commentErrors = defineErrors({
  COMMENT_NOT_FOUND: 404,
  NOT_YOUR_COMMENT: 403,
  /** The quarter of an hour is over. */
  COMMENT_TOO_OLD: 409,
  UNSUBSCRIBE_LINK_WRONG: 404,
})
