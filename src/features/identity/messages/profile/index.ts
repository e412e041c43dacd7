import { defineTexts } from '#platform/i18n/texts.ts'

/** Texts of the profile page. */
export const identityProfileTexts = defineTexts('identity-profile', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
