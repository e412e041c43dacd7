import { defineTexts } from '#platform/i18n/texts.ts'

export const siteTexts = defineTexts('site', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
