import { defineTexts } from '#platform/i18n/texts.ts'

/** Texts of the visitors screen. */
export const visitorsTexts = defineTexts('analytics-visitors', {
  nl: async () => (await import('./nl.ts')).nl,
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
})
