import { defineTexts } from '#platform/i18n/texts.ts'

/** Texts of the weekly hours in the admin area, and of their hint at the opening hours. */
export const bookingHoursTexts = defineTexts('booking-hours', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
