import { defineTexts } from '#platform/i18n/texts.ts'

export const proofTexts = defineTexts('proof', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
