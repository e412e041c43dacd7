import { defineTexts } from '#platform/i18n/texts.ts'

/** Texts of the owner's own calendars in the admin area. */
export const ownCalendarsTexts = defineTexts('own-calendars', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
