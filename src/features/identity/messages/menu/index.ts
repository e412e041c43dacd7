import { defineTexts } from '#platform/i18n/texts.ts'

/** The few words that also stand outside the pages of this slice: in the menu, and where somebody must sign in first. */
export const identityMenuTexts = defineTexts('identity-menu', {
  nl: async () => (await import('./nl.ts')).nl,
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
})
