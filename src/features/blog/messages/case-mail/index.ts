import { defineTexts } from '#platform/i18n/texts.ts'

export const caseMailTexts = defineTexts('case-mail', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
