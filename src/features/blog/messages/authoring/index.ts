import { defineTexts } from '#platform/i18n/texts.ts'

/** The list of all posts, and the categories. */
export const blogAuthoringTexts = defineTexts('blog-desk', {
  nl: async () => (await import('./nl.ts')).nl,
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
})
