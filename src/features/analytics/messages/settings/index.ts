import { defineTexts } from '#platform/i18n/texts.ts'

export const analyticsSettingsTexts = defineTexts('analytics-settings', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
