import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  title: 'Weight and speed by page',
  help: 'What a first visit loads, heaviest page first. Next to it: the p75 of visitors’ phones over the last 28 days. Articles and categories have none of their own.',
  measure: 'Measure now',
  'measure.help':
    'Reads every public page and measures its HTML and the files that it names. This runs in the background: visitors do not notice.',
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
  blocking: 'Blocking',
  html: 'HTML',
  'html.whole': 'unpacked {size}',
  blockingHelp:
    'Blocking: style sheets and scripts that the browser waits for before it shows anything. HTML: as sent, and unpacked below.',
  inpField: 'INP visitors',
  noField: 'none',
})
