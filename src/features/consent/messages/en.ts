import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  rates: 'Cookie consent',
  loading: 'Loading choices',
  failed: 'Failed to load the choices.',
  retry: 'Try again',
  language: 'Language',
  answers: 'Choices',
  functional: 'Functional',
  analytics: 'Analytics',
  marketing: 'Marketing',
  'error.CONSENT_QUESTION_CHANGED': 'The cookie choices have changed. Reload the page and choose again.',
  'language.nl': 'Dutch',
  'language.en': 'English',
  'language.fr': 'French',
})
