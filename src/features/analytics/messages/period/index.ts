import { defineTexts } from '#platform/i18n/texts.ts'

/** Texts of the period picker. */
export const periodTexts = defineTexts('analytics-period', {
  nl: async () => (await import('./nl.ts')).nl,
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
})
