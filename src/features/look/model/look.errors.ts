import { defineErrors } from '#kernel/app-error.ts'

/** Why an SVG is refused. Bitmaps are refused by the errors of the media slice. */
export const lookErrors = defineErrors({
  /** Neither a bitmap nor SVG in UTF-8. */
  LOGO_UNREADABLE: 415,
  LOGO_TOO_HEAVY: 413,
  /** More than 4,000 pixels wide or high. */
  LOGO_TOO_LARGE: 422,
  /** Script, event handlers, foreign content or animation. */
  LOGO_HAS_SCRIPT: 422,
  /** References to anything outside of the file. */
  LOGO_HAS_LINKS: 422,
  /** Text, which looks different without its font. */
  LOGO_HAS_TEXT: 422,
  /** Document type, entities, filters or other parts that are not on the list. */
  LOGO_NOT_PLAIN: 422,
  /** Too many or too deeply nested shapes. */
  LOGO_TOO_COMPLEX: 422,
  /** The setting refers to a logo that is not stored. */
  LOGO_NOT_FOUND: 422,
})
