import { defineTexts } from '#platform/i18n/texts.ts'

export const demoTexts = defineTexts('demo', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
