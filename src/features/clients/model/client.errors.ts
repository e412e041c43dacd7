import { defineErrors } from '#kernel/app-error.ts'

export const clientErrors = defineErrors({
  CLIENT_CARD_NOT_FOUND: 404,
  /** Changed by another admin since the card was opened. */
  CLIENT_CHANGED: 409,
})
