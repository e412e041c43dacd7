import { defineTexts } from '#platform/i18n/texts.ts'

export const languagesTexts = defineTexts('languages', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
