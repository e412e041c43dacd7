import { defineTexts } from '#platform/i18n/texts.ts'

/** Title, reason and change of every check of the AI area. */
export const aiCheckTexts = defineTexts('audit-ai-checks', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
