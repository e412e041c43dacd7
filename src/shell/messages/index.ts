import { defineTexts } from '#platform/i18n/texts.ts'

export const shellTexts = defineTexts('shell', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
