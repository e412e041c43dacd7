import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  rates: 'Cookie consent',
  ratesNone: 'No visitor has made a choice yet.',
  language: 'Language',
  answers: 'Choices',
  functional: 'Functional',
  analytics: 'Analytics',
  marketing: 'Marketing',
  'language.nl': 'Dutch',
  'language.en': 'English',
  'language.fr': 'French',
})
