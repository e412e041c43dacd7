import { defineTexts } from '#platform/i18n/texts.ts'

/** The list of one’s own requests. */
export const bookingMineTexts = defineTexts('booking-mine', {
  nl: async () => (await import('./nl.ts')).nl,
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
})
