import { defineTexts } from '#platform/i18n/texts.ts'

/** Texts of the client card, which only admins load. */
export const clientTexts = defineTexts('clients', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
