import { defineTexts } from '#platform/i18n/texts.ts'

/** Texts of the page behind the link in the emails of an appointment. */
export const bookingLinkTexts = defineTexts('booking-link', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
