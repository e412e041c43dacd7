import { defineTexts } from '#platform/i18n/texts.ts'

export const faqTexts = defineTexts('site-faq', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
