import { defineTexts } from '#platform/i18n/texts.ts'

export const assistantTexts = defineTexts('audit-assistants', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
