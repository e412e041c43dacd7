import { defineTexts } from '#platform/i18n/texts.ts'

/** Title, reason and change of every check of the AI area. */
export const aiCheckTexts = defineTexts('audit-ai-checks', {
  nl: async () => (await import('./nl.ts')).nl,
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
})
