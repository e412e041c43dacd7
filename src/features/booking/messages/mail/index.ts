import { defineTexts } from '#platform/i18n/texts.ts'

/** Apart from the texts of the screens: letters and calendars are written on the server only. */
export const bookingMailTexts = defineTexts('booking-mail', {
  nl: async () => (await import('./nl.ts')).nl,
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
})
