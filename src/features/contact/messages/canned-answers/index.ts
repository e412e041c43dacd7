import { defineTexts } from '#platform/i18n/texts.ts'

export const cannedAnswersTexts = defineTexts('canned-answers', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
