import { defineTexts } from '#platform/i18n/texts.ts'

/** Of the spreadsheet that the server makes. */
export const visitorExportTexts = defineTexts('analytics-visitors-export', {
  nl: async () => (await import('./nl.ts')).nl,
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
})
