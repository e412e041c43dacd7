import { defineTexts } from '#platform/i18n/texts.ts'

export const vitalsTexts = defineTexts('analytics-vitals', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
