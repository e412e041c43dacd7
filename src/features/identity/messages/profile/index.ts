import { defineTexts } from '#platform/i18n/texts.ts'

/** The words of the profile page, apart from those of the forms that visitors see. */
export const identityProfileTexts = defineTexts('identity-profile', {
  nl: async () => (await import('./nl.ts')).nl,
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
})
