import { defineTexts } from '#platform/i18n/texts.ts'

export const goalsTexts = defineTexts('goals', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
