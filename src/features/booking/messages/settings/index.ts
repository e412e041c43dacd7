import { defineTexts } from '#platform/i18n/texts.ts'

export const bookingSettingsTexts = defineTexts('booking-settings', {
  nl: async () => (await import('./nl.ts')).nl,
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
})
