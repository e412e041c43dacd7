import { defineTexts } from '#platform/i18n/texts.ts'

/** What stands around the text while it is written. */
export const editorTexts = defineTexts('blog-editor', {
  nl: async () => (await import('./nl.ts')).nl,
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
})
