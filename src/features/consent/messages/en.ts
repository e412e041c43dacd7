import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  rates: 'Consent to cookies',
  ratesNone: 'Nobody has answered yet.',
  language: 'Language',
  answers: 'Answers',
  functional: 'Functional',
  analytics: 'Analytics',
  marketing: 'Marketing',
  'language.nl': 'Dutch',
  'language.en': 'English',
  'language.fr': 'French',
})
