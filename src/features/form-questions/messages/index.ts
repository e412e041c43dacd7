import { defineTexts } from '#platform/i18n/texts.ts'

/** Errors of answers and questions, and the editor of the questions. */
export const formQuestionsTexts = defineTexts('form-questions', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
