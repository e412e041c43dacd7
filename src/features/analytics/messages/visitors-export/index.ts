import { defineTexts } from '#platform/i18n/texts.ts'

/** Texts of the CSV export. */
export const visitorExportTexts = defineTexts('analytics-visitors-export', {
  nl: async () => (await import('./nl.ts')).nl,
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
})
