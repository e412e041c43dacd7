import { defineTexts } from '#platform/i18n/texts.ts'

export const auditDashboardTexts = defineTexts('audit-dashboard', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
