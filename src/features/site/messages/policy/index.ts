import { defineTexts } from '#platform/i18n/texts.ts'

export const policyTexts = defineTexts('site-policy', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
