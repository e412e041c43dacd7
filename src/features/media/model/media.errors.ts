import { defineErrors } from '#kernel/app-error.ts'

export const mediaErrors = defineErrors({
  /** By its content not a JPEG, PNG, WebP, AVIF or GIF. */
  PICTURE_UNREADABLE: 415,
  /** More than 10 MB. */
  PICTURE_TOO_HEAVY: 413,
  /** Too many pixels: rejected by its header, before decoding. */
  PICTURE_TOO_LARGE: 422,
  /** Referenced by a post, but not in the store. */
  PICTURE_NOT_FOUND: 422,
})
