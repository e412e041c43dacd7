import { defineErrors } from '#kernel/app-error.ts'

export const blogErrors = defineErrors({
  /** The post does not exist or is not public. */
  BLOG_NOT_FOUND: 404,
  REVISION_NOT_FOUND: 404,
  /** Optimistic lock failed: another user saved after this form was loaded; `details` holds who and when. */
  POST_CHANGED: 409,
  /** A case study stays one, and so does an article: their addresses differ. */
  POST_KIND: 422,
  /** `details` holds the reason. */
  ADDRESS_UNREACHABLE: 422,
  CATEGORY_NOT_FOUND: 422,
  CATEGORY_MISSING: 404,
  /** The category has posts or subcategories, and no target category was given. */
  CATEGORY_NOT_EMPTY: 409,
  /** Subcategories cannot be nested, and a category cannot move into itself. */
  CATEGORY_MISPLACED: 422,
})
