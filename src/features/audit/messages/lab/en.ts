import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  title: 'Lab test and real visitors',
  help: 'Lighthouse on a simulated phone, on a copy of this build with demo content. Next to it: the p75 of visitors’ phones over the last 28 days.',
  loading: 'Loading lab results',
  failed: 'Failed to load lab results.',
  retry: 'Try again',
  none: 'No lab test yet. Ask the person who manages your server to run one and the results will appear here.',
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
