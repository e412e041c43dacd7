import { defineTexts } from '#platform/i18n/texts.ts'

/** Apart from the texts of the page: a visitor never loads them. */
export const contactAdminTexts = defineTexts('contact-admin', {
  nl: async () => (await import('./nl.ts')).nl,
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
})
