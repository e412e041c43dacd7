import { defineTexts } from '#platform/i18n/texts.ts'

/** The page where one asks for an appointment. */
export const bookingPageTexts = defineTexts('booking-page', {
  nl: async () => (await import('./nl.ts')).nl,
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
})
