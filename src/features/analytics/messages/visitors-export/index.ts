import { defineTexts } from '#platform/i18n/texts.ts'

/** Texts of the CSV export. */
export const visitorExportTexts = defineTexts('analytics-visitors-export', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
