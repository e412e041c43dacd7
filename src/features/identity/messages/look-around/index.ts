import { defineTexts } from '#platform/i18n/texts.ts'

export const lookAroundTexts = defineTexts('identity-look-around', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
