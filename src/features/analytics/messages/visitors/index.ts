import { defineTexts } from '#platform/i18n/texts.ts'

/** Texts of the visitors screen. */
export const visitorsTexts = defineTexts('analytics-visitors', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
