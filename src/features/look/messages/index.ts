import { defineTexts } from '#platform/i18n/texts.ts'

/** The setting of the look. */
export const lookTexts = defineTexts('look', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
