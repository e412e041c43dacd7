import { defineTexts } from '#platform/i18n/texts.ts'

export const reviewTexts = defineTexts('reviews', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
