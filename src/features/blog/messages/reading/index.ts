import { defineTexts } from '#platform/i18n/texts.ts'

/** For those who read; writing has texts of its own. */
export const blogReadingTexts = defineTexts('blog-reading', {
  nl: async () => (await import('./nl.ts')).nl,
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
})
