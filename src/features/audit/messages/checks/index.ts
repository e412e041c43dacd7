import type { Locale } from '#kernel/locale.ts'
import { defineTexts } from '#platform/i18n/texts.ts'
import { aiCheckTexts } from '../ai-checks/index.ts'
import type { nl } from '../ai-checks/nl.ts'

/** Title, reason and change of every check of both areas. */
export const checkTexts = defineTexts('audit-checks', {
  nl: async () => ({ ...(await import('./nl.ts')).nl, ...(await loadAi('nl')) }),
  en: async () => ({ ...(await import('./en.ts')).en, ...(await loadAi('en')) }),
  fr: async () => ({ ...(await import('./fr.ts')).fr, ...(await loadAi('fr')) }),
})

async function loadAi(locale: Locale) {
  return (await aiCheckTexts.load[locale]()) as typeof nl
}
