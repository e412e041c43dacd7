import { defineTexts } from '#platform/i18n/texts.ts'

/** Texts of emails: to the author of a hidden text, and the digest to the owner. */
export const moderationMailTexts = defineTexts('moderation-mail', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
