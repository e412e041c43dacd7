import { defineTexts } from '#platform/i18n/texts.ts'

export const textNamesTexts = defineTexts('site-text-names', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
