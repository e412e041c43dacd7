import type { Locale } from '#kernel/locale.ts'

/** `check` and `method` are linked from other pages. */
export type PerformanceTopic = {
  id: 'figures' | 'check' | 'method'
  heading: string
  text: string
  points: { title: string; text: string }[]
}

const LOAD: { [L in Locale]: () => Promise<PerformanceTopic[]> } = {
  nl: async () => (await import('./performance/nl.ts')).nl,
  en: async () => (await import('./performance/en.ts')).en,
  fr: async () => (await import('./performance/fr.ts')).fr,
}

export function loadPerformance(locale: Locale): Promise<PerformanceTopic[]> {
  return LOAD[locale]()
}
