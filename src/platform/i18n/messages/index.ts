import { defineTexts } from '../texts.ts'

export const platformTexts = defineTexts('platform', {
  nl: async () => (await import('./nl.ts')).nl,
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
})
