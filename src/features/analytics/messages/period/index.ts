import { defineTexts } from '#platform/i18n/texts.ts'

/** Texts of the period picker. */
export const periodTexts = defineTexts('analytics-period', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
