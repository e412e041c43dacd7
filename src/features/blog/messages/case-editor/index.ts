import { defineTexts } from '#platform/i18n/texts.ts'

/** Texts for writers of case studies. */
export const caseEditorTexts = defineTexts('case-editor', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
