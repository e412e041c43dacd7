import { defineErrors } from '#kernel/app-error.ts'

export const blogErrors = defineErrors({
  /** No such post, or not for the public. */
  BLOG_NOT_FOUND: 404,
  REVISION_NOT_FOUND: 404,
  DRAFT_NOT_FOUND: 404,
  /** Somebody saved after this form was opened; `details` tells who and when. */
  POST_CHANGED: 409,
  CATEGORY_NOT_FOUND: 422,
  CATEGORY_MISSING: 404,
  /** There are posts or subcategories in it, and no category was named to move them to. */
  CATEGORY_NOT_EMPTY: 409,
  /** A subcategory cannot have subcategories, and nothing moves into itself. */
  CATEGORY_MISPLACED: 422,
})
