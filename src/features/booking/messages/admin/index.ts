import { defineTexts } from '#platform/i18n/texts.ts'

/** Apart from the texts of the pages: a visitor never loads them. */
export const bookingAdminTexts = defineTexts('booking-admin', {
  nl: async () => (await import('./nl.ts')).nl,
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
})
