import { defineTexts } from '#platform/i18n/texts.ts'

/** Texts of emails and calendar files, which only the server loads. */
export const bookingMailTexts = defineTexts('booking-mail', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
