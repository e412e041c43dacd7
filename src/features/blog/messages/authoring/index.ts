import { defineTexts } from '#platform/i18n/texts.ts'

/** Texts of the list of posts and the categories in the admin area. */
export const blogAuthoringTexts = defineTexts('blog-authoring', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
