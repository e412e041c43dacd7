import { defineTexts } from '#platform/i18n/texts.ts'

/** Texts of the users screen in the admin area. */
export const usersTexts = defineTexts('identity-users', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
