import { defineTexts } from '#platform/i18n/texts.ts'

/** Texts of the booking page. */
export const bookingPageTexts = defineTexts('booking-page', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
