import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  search: 'Search questions',
  found: { one: '{count} answer', other: '{count} answers' },
  foundNone: 'No answer found. Send us your question.',
  linkTo: 'Link to this answer',
  copyLink: 'Copy link to this answer',
  linkCopied: 'Copied',
  askUs: 'Can’t find your question?',
  askUsText: 'Send us a message. We reply within one working day.',
  contact: 'Contact us',
  contents: 'Contents',
})
