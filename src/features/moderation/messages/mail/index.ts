import { defineTexts } from '#platform/i18n/texts.ts'

/** Texts of the email to the author of a hidden text. */
export const moderationMailTexts = defineTexts('moderation-mail', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
