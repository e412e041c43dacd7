import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  about:
    'The site checks whether your texts answer these questions, as an AI assistant would. What it cannot find is listed under AI assistants. The questions are not shown on the site.',
  'field.nl': 'Questions in Dutch',
  'field.en': 'Questions in English',
  'field.fr': 'Questions in French',
  'help.questions': 'One question per line, at most 200. Write them the way your clients ask them.',
  tooMany: 'At most 200 questions per language.',
  tooLong: 'A question has at most 200 characters.',
  twice: 'Each question may be there only once.',
})
