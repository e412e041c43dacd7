import { defineTexts } from '#platform/i18n/texts.ts'

/** Texts of the checklist of a new site. */
export const setupTexts = defineTexts('setup', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
