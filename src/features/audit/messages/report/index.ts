import { defineTexts } from '#platform/i18n/texts.ts'

export const auditReportTexts = defineTexts('audit-report', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
