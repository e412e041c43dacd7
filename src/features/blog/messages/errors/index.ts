import { defineTexts } from '#platform/i18n/texts.ts'

/** What can be wrong with what somebody writes: for the form, and for whoever calls the API. */
export const blogErrorTexts = defineTexts('blog-errors', {
  nl: async () => (await import('./nl.ts')).nl,
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
})
