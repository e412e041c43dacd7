import { defineTexts } from '#platform/i18n/texts.ts'

export const locationTexts = defineTexts('site-location', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
