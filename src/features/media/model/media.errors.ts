import { defineErrors } from '#kernel/app-error.ts'

export const mediaErrors = defineErrors({
  /** By its content it is no JPEG, PNG, WebP, AVIF or GIF. */
  PICTURE_UNREADABLE: 415,
  /** More than 10 MB. */
  PICTURE_TOO_HEAVY: 413,
  /** More pixels than anybody's camera makes: refused by its header, before it is unpacked. */
  PICTURE_TOO_LARGE: 422,
  /** Named by a post, but not in the store. */
  PICTURE_NOT_FOUND: 422,
})
