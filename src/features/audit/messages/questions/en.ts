import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  about:
    'The site checks whether your pages answer these questions, as an AI assistant would. Unanswered questions are listed under AI assistants. The questions are not shown on the site.',
  'field.nl': 'Questions in Dutch',
  'field.en': 'Questions in English',
  'field.fr': 'Questions in French',
  'help.questions': 'One question per line, maximum 200. Write them the way your clients would ask.',
  tooMany: 'Maximum 200 questions per language.',
  tooLong: 'Maximum 200 characters per question.',
  twice: 'This question appears more than once.',
})
