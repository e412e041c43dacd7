import { defineTexts } from '#platform/i18n/texts.ts'

export const translationsTexts = defineTexts('audit-translations', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
