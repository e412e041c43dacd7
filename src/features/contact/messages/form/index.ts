import { defineTexts } from '#platform/i18n/texts.ts'

/** The setting of the contact form. */
export const contactFormTexts = defineTexts('contact-form', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
