import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  seo: 'Search engines',
  ai: 'AI assistants',
  allPages: { one: '{count} page', other: 'All {count} pages' },
  forDeveloper: {
    one: '{count} finding is for a developer.',
    other: '{count} findings are for a developer.',
  },
  details: 'All questions and crawlers',
  summary: '{findings} on {pages}, last audit {date} in {duration}.',
  questions: '{answered} of {questions} test questions answered by the site’s own text.',
})
