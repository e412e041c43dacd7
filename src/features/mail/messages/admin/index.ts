import { defineTexts } from '#platform/i18n/texts.ts'

/** Of the screen where the admin reads the letters. */
export const mailAdminTexts = defineTexts('mail-admin', {
  nl: async () => (await import('./nl.ts')).nl,
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
})
