import { defineTexts } from '#platform/i18n/texts.ts'

export const dashboardTexts = defineTexts('analytics-dashboard', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
