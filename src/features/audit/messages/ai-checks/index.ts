import { defineTexts } from '#platform/i18n/texts.ts'

/** Of every check of the AI readiness audit: its title, why it matters and the change that solves it. */
export const aiCheckTexts = defineTexts('audit-ai-checks', {
  nl: async () => (await import('./nl.ts')).nl,
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
})
