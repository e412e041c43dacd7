import { defineTexts } from '#platform/i18n/texts.ts'

/** The rules of the calendar, for whoever manages it. */
export const bookingRulesTexts = defineTexts('booking-rules', {
  nl: async () => (await import('./nl.ts')).nl,
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
})
