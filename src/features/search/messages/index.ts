import { defineTexts } from '#platform/i18n/texts.ts'

export const paletteTexts = defineTexts('palette', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
