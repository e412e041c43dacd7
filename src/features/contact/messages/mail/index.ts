import { defineTexts } from '#platform/i18n/texts.ts'

/** Apart from the texts of the screens: letters are written on the server only. */
export const contactMailTexts = defineTexts('contact-mail', {
  nl: async () => (await import('./nl.ts')).nl,
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
})
