import type { Locale } from '#kernel/locale.ts'

/** The id is the URL fragment of the answer (`/faq#id`), the same in every language. Answers are Markdown. */
export type FaqItem = { id: string; question: string; answer: string }
export type FaqCategory = { id: string; heading: string; items: FaqItem[] }
export type Faq = FaqCategory[]

/** Answers that are open when the page loads, the most asked ones. */
export const MOST_ASKED: string[] = [
  'how-a-project-runs',
  'timeline',
  'edit-texts-myself',
  'ownership',
  'starting-prices',
]

const LOAD: { [L in Locale]: () => Promise<Faq> } = {
  nl: async () => (await import('./faq/nl.ts')).nl,
  en: async () => (await import('./faq/en.ts')).en,
  fr: async () => (await import('./faq/fr.ts')).fr,
}

export function loadFaq(locale: Locale): Promise<Faq> {
  return LOAD[locale]()
}
