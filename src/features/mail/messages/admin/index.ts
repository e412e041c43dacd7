import { defineTexts } from '#platform/i18n/texts.ts'

/** Texts of the email log in the admin area. */
export const mailAdminTexts = defineTexts('mail-admin', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
