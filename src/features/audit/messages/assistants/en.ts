import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  questions: 'Clients’ questions',
  'questions.help':
    'AI assistants answer with a passage from your site. Here you see which passage that would be for each question.',
  'questions.none': 'No results yet: start an audit.',
  language: 'Language',
  'language.nl': 'Dutch',
  'language.en': 'English',
  'language.fr': 'French',
  answeredOf: '{answered} of {questions} answered',
  'answered.show': { one: '{count} answered question', other: '{count} answered questions' },
  answered: 'answered',
  unanswered: 'not answered',
  passage: 'Found under “{heading}”',
  closest: 'Closest match: “{heading}”',
  open: 'Open {address}',
  edit: 'Edit questions',
  'edit.loading': 'Loading questions',
  files: 'Files for assistants',
  'files.help': 'What an assistant looks for first when it reads your site.',
  'file.present': 'present',
  'file.missing': 'missing (status {status})',
  twins: 'Markdown versions: {present} of {pages} pages, {equal} of them with the same content as the page.',
})
