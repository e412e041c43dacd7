import { defineTexts } from '#platform/i18n/texts.ts'

/** Texts of the slice that other pages show: the account menu and login prompts. */
export const identityMenuTexts = defineTexts('identity-menu', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
