import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  seo: 'Moteurs de recherche',
  ai: 'Assistants IA',
  allPages: { one: '{count} page', other: 'Les {count} pages' },
  forDeveloper: {
    one: '{count} constat est pour un développeur.',
    other: '{count} constats sont pour un développeur.',
  },
  details: 'Questions et robots',
  summary: '{findings} sur {pages}, dernière analyse le {date} en {duration}.',
  questions: '{answered} questions test sur {questions} trouvent leur réponse sur le site.',
})
