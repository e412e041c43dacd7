import { defineTexts } from '#platform/i18n/texts.ts'

export const moderationTexts = defineTexts('moderation', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
