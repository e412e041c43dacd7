import { defineErrors } from '#kernel/app-error.ts'

export const reviewErrors = defineErrors({
  REVIEW_NOT_FOUND: 404,
  /** One per person; it can be edited. */
  ALREADY_REVIEWED: 409,
  NOT_YOUR_REVIEW: 403,
  /** Who runs the site does not praise it: the page promises so. */
  OWN_HOUSE: 409,
})
