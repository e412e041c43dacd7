import { defineTexts } from '#platform/i18n/texts.ts'

/** Texts of the settings form. */
export const moderationSettingsTexts = defineTexts('moderation-settings', {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
})
