import type { Locale } from '#kernel/locale.ts'

type Point = { id?: string; title: string; text: string }

/** Fact of the title block under the hero: what, how much, and the conditions. */
export type LandingFact = { id: string; label: string; value: string; note: string }

export type LandingText = {
  /** Endings that the banner types in turn; each completes the lead of the page. */
  taglines: [string, string, string, string, string]
  facts: LandingFact[]
  /** Drawn, by position: a conversation, a design, a launch. */
  steps: Point[]
  /** Amounts come from the settings; the text names what the smallest package contains. */
  example: {
    label: string
    title: string
    text: string
    once: string
    subscription: string
    total: string
    after: string
  }
  prices: { once: string; monthly: string; compare: string }
  /** By position: speed, price, people. */
  why: Point[]
  stack: { id: string; name: string }[]
  people: { example: string }
  questions: { all: string }
  close: { call: string; meet: Action; write: Action }
}
type Action = { title: string; text: string; action: string }

/** Ids of the FAQ answers on the landing page: the questions that keep people from starting. */
export const LANDING_QUESTIONS: readonly string[] = ['fixed-price', 'edit-texts-myself', 'cancel-subscription']

const LOAD: { [L in Locale]: () => Promise<LandingText> } = {
  nl: async () => (await import('./landing/nl.ts')).nl,
  en: async () => (await import('./landing/en.ts')).en,
  fr: async () => (await import('./landing/fr.ts')).fr,
}

export function loadLandingText(locale: Locale): Promise<LandingText> {
  return LOAD[locale]()
}
