import { defineTexts } from '#platform/i18n/texts.ts'

/** Validation errors, shared by the forms and the API. */
export const bookingErrorsTexts = defineTexts('booking-errors', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
