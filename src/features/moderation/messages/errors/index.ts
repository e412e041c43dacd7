import { defineTexts } from '#platform/i18n/texts.ts'

export const moderationErrorTexts = defineTexts('moderation-errors', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
