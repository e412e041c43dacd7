import { defineTexts } from '#platform/i18n/texts.ts'

/** Title, reason and change of every check of the SEO area. */
export const checkTexts = defineTexts('audit-checks', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
