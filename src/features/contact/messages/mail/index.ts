import { defineTexts } from '#platform/i18n/texts.ts'

/** Texts of emails, which only the server loads. */
export const contactMailTexts = defineTexts('contact-mail', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
