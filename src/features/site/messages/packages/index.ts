import { defineTexts } from '#platform/i18n/texts.ts'

export const packagesTexts = defineTexts('packages', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
