import { defineTexts } from '#platform/i18n/texts.ts'

/** Marks of example figures, and the switch to measured ones. */
export const figureTexts = defineTexts('analytics-figures', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
