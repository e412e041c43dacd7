import { defineTexts } from '#platform/i18n/texts.ts'

export const auditErrorTexts = defineTexts('audit-errors', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
