import { defineTexts } from '#platform/i18n/texts.ts'

/** Texts of the form of the subjects, and messages of their schema. */
export const subjectsTexts = defineTexts('subjects', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
