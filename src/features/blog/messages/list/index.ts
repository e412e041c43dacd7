import { defineTexts } from '#platform/i18n/texts.ts'

export const blogListTexts = defineTexts('blog-list', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
