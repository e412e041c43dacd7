import { defineTexts } from '#platform/i18n/texts.ts'

/** Texts and validation errors of the settings screens. */
export const settingsAdminTexts = defineTexts('settings-admin', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
