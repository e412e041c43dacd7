import { defineTexts } from '#platform/i18n/texts.ts'

/** Of the screen where the owner changes the settings, and of what the server refuses there. */
export const settingsAdminTexts = defineTexts('settings-admin', {
  nl: async () => (await import('./nl.ts')).nl,
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
})
