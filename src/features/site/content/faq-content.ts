import type { Locale } from '#kernel/locale.ts'

export const FAQ_CATEGORIES = ['general', 'services', 'technical', 'pricing'] as const
export type FaqCategory = (typeof FAQ_CATEGORIES)[number]

/** The id is the URL fragment of the answer (`/faq#id`), the same in every language. Answers are Markdown. */
export type FaqItem = { id: string; question: string; answer: string }
export type Faq = { [Category in FaqCategory]: { heading: string; items: FaqItem[] } }

const LOAD: { [L in Locale]: () => Promise<Faq> } = {
  nl: async () => (await import('./faq/nl.ts')).nl,
  en: async () => (await import('./faq/en.ts')).en,
  fr: async () => (await import('./faq/fr.ts')).fr,
}

export function loadFaq(locale: Locale): Promise<Faq> {
  return LOAD[locale]()
}
