import { defineTexts } from '#platform/i18n/texts.ts'

/** Texts for authors, which readers do not load. */
export const blogWritingTexts = defineTexts('blog-writing', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
