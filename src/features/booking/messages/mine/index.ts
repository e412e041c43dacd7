import { defineTexts } from '#platform/i18n/texts.ts'

/** Texts of My appointments. */
export const bookingMineTexts = defineTexts('booking-mine', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
