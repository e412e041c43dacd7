import { defineTexts } from '#platform/i18n/texts.ts'

/** For those who write; a reader never loads them. */
export const blogWritingTexts = defineTexts('blog-writing', {
  nl: async () => (await import('./nl.ts')).nl,
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
})
