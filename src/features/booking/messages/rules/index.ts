import { defineTexts } from '#platform/i18n/texts.ts'

/** Texts of the timeslot rules in the admin area. */
export const bookingRulesTexts = defineTexts('booking-rules', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
