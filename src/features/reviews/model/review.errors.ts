import { defineErrors } from '#kernel/app-error.ts'

export const reviewErrors = defineErrors({
  REVIEW_NOT_FOUND: 404,
  /** One review per user; it can be edited. */
  ALREADY_REVIEWED: 409,
  NOT_YOUR_REVIEW: 403,
  ADMIN_CANNOT_REVIEW: 409,
})
