import { defineTexts } from '#platform/i18n/texts.ts'

export const labTexts = defineTexts('lab', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
