import { defineTexts } from '#platform/i18n/texts.ts'

/** Title, reason and change of every check of both areas. */
export const checkTexts = defineTexts('audit-checks', {
  nl: async () => ({ nl: { ...(await import('./nl.ts')).nl, ...(await import('../ai-checks/nl.ts')).nl } }),
  en: async () => ({ en: { ...(await import('./en.ts')).en, ...(await import('../ai-checks/en.ts')).en } }),
  fr: async () => ({ fr: { ...(await import('./fr.ts')).fr, ...(await import('../ai-checks/fr.ts')).fr } }),
})
