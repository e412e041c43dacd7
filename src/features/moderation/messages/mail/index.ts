import { defineTexts } from '#platform/i18n/texts.ts'

/** Of the letter to whose text was hidden. */
export const moderationMailTexts = defineTexts('moderation-mail', {
  nl: async () => (await import('./nl.ts')).nl,
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
})
