import type { Locale } from '#kernel/locale.ts'

export const LEGAL_PAGES = ['cookies', 'privacy', 'terms'] as const
export type LegalPage = (typeof LEGAL_PAGES)[number]

/** `updatedOn` is the day of the last change of meaning, the same in every language. Bodies are Markdown. */
export type LegalText = { updatedOn: string; sections: { id: string; heading: string; body: string }[] }
export type LegalTexts = { [Page in LegalPage]: LegalText }

const LOAD: { [L in Locale]: () => Promise<LegalTexts> } = {
  nl: async () => (await import('./legal/nl.ts')).nl,
  en: async () => (await import('./legal/en.ts')).en,
  fr: async () => (await import('./legal/fr.ts')).fr,
}

export async function loadLegal(locale: Locale, page: LegalPage): Promise<LegalText> {
  return (await LOAD[locale]())[page]
}
