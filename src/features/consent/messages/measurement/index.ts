import { defineTexts } from '#platform/i18n/texts.ts'

export const measurementTexts = defineTexts('measurement', {
  nl: async () => (await import('./nl.ts')).nl,
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
})
