import { defineTexts } from '../texts.ts'

export const platformTexts = defineTexts('platform', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
