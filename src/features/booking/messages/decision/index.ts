import { defineTexts } from '#platform/i18n/texts.ts'

/** Texts of the page behind the links in the email about a request, which only the server renders. */
export const bookingDecisionTexts = defineTexts('booking-decision', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
