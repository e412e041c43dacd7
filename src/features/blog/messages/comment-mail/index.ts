import { defineTexts } from '#platform/i18n/texts.ts'

export const commentMailTexts = defineTexts('comment-mail', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
