import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  title: 'Lab beside visitors',
  help: 'Lighthouse on a simulated phone, on a copy of this build with demo content. Beside it: p75 of visitors’ phones in the last 28 days.',
  loading: 'Loading the lab results',
  failed: 'The lab results could not be loaded.',
  retry: 'Try again',
  none: 'No lab run yet. On the server, run npm run audit:pages: the results appear here.',
  when: 'Measured on {date}, build {build}.',
  whenUnknown: 'Measured on {date}, with a build that never ran here.',
  page: 'Page',
  lcp: 'LCP lab',
  lcpField: 'LCP visitors',
  cls: 'CLS lab',
  clsField: 'CLS visitors',
  tbt: 'TBT lab',
  scores: 'Scores',
  scoresHelp: 'Scores: performance, accessibility, best practices, SEO',
  noField: 'none',
})
