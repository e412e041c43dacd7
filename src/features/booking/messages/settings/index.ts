import { defineTexts } from '#platform/i18n/texts.ts'

export const bookingSettingsTexts = defineTexts('booking-settings', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
