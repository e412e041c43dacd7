import { defineTexts } from '#platform/i18n/texts.ts'

/** Texts of the admin area, which visitors do not load. */
export const contactAdminTexts = defineTexts('contact-admin', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
