import { defineTexts } from '#platform/i18n/texts.ts'

/** Texts for readers. */
export const blogReadingTexts = defineTexts('blog-reading', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
