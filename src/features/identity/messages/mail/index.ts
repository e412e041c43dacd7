import { defineTexts } from '#platform/i18n/texts.ts'

/** Texts of emails, which only the server loads. */
export const identityMailTexts = defineTexts('identity-mail', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
