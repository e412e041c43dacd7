import { defineTexts } from '#platform/i18n/texts.ts'

export const searchConsoleTexts = defineTexts('search-console', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
