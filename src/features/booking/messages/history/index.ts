import { defineTexts } from '#platform/i18n/texts.ts'

/** Texts of the list of all appointments in the admin area. */
export const bookingHistoryTexts = defineTexts('booking-history', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
