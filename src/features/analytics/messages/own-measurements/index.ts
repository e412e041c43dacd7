import { defineTexts } from '#platform/i18n/texts.ts'

export const ownMeasurementTexts = defineTexts('analytics-own', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
