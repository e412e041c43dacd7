import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  title: 'Weight and speed by page',
  help: 'Weight and requests of a first visit, measured by the last audit. Next to it: the p75 of visitors’ phones over the last 28 days.',
  loading: 'Loading figures by page',
  failed: 'Failed to load figures by page.',
  retry: 'Try again',
  none: 'Lab figures from Lighthouse are measured with a browser, which does not run with your site. A developer can add them.',
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
  empty: 'No pages have been audited yet.',
  lab: 'Lab test',
  labHelp: 'Lighthouse on a simulated phone, on a copy of this build with demo content.',
  weight: 'Weight',
  requests: 'Requests',
  inpField: 'INP visitors',
  all: 'All {count} pages',
  noField: 'none',
})
