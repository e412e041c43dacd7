import { defineTexts } from '#platform/i18n/texts.ts'

export const pageTextsTexts = defineTexts('site-page-texts', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
