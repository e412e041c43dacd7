import { defineTexts } from '#platform/i18n/texts.ts'

/** Texts of the coming days on the admin overview. */
export const bookingAgendaTexts = defineTexts('booking-agenda', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
