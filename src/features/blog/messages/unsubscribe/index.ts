import { defineTexts } from '#platform/i18n/texts.ts'

export const unsubscribeTexts = defineTexts('blog-unsubscribe', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
