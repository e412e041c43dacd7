import { defineTexts } from '#platform/i18n/texts.ts'

/** Texts of the post editor. */
export const editorTexts = defineTexts('blog-editor', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
