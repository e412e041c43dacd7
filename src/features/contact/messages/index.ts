import { defineTexts } from '#platform/i18n/texts.ts'

export const contactTexts = defineTexts('contact', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
