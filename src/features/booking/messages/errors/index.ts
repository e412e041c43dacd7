import { defineTexts } from '#platform/i18n/texts.ts'

/** What is wrong with what somebody asked: the same sentences for the forms and for the API. */
export const bookingErrorsTexts = defineTexts('booking-errors', {
  nl: async () => (await import('./nl.ts')).nl,
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
})
