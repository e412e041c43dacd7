import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  title: 'Weight and speed by page',
  help: 'What a first visit loads, heaviest page first. LCP, INP and CLS are the p75 of visitors’ phones over the last 28 days. Articles and categories have none of their own.',
  measure: 'Measure now',
  'measure.help':
    'Reads every public page and measures its HTML and the files that it names. This runs in the background: visitors do not notice.',
  loading: 'Loading figures by page',
  failed: 'Failed to load figures by page.',
  retry: 'Try again',
  when: 'Measured on {date}, build {build}.',
  whenUnknown: 'Measured on {date}, with a build that never ran here.',
  page: 'Page',
  lcp: 'LCP lab',
  lcpField: 'LCP visitors',
  cls: 'CLS lab',
  clsField: 'CLS visitors',
  tbt: 'TBT lab',
  scores: 'Scores',
  empty: 'No pages have been audited yet.',
  lab: 'Lab test',
  weight: 'Weight',
  requests: 'Requests',
  blocking: 'Blocking',
  html: 'HTML',
  'html.unpacked': 'unpacked',
  blockingHelp:
    'Blocking: style sheets and scripts that the browser waits for before it shows anything. HTML: as sent, and unpacked below.',
  noField: 'none',
  none: 'There has been no lab test yet.',
  whenHere: 'Measured on {date}.',
  'what.own': 'Lighthouse on the pages of this site, with a simulated connection.',
  'what.demo': 'Lighthouse on a copy of this build with demo content, with a simulated connection.',
  scoresHelp:
    'Scores: performance, accessibility, best practices, SEO. The figures vary from one measurement to the next.',
  device: 'Device',
  'device.mobile': 'Phone',
  'device.desktop': 'Computer',
  start: 'Start a lab test',
  'start.help':
    'Lighthouse measures home, services, contact and booking, on a phone and on a computer. It takes a few minutes in the background: you may leave this page.',
  'start.running': 'A lab test is already running. Its progress is shown here.',
  'start.unavailable': 'The server of your site lacks what a lab test needs. Reload the page to see what.',
  'start.failed': 'The lab test could not be started. Try again.',
  running: 'Lighthouse is measuring your pages',
  'running.start': 'Preparing',
  'running.progress': '{done} of {total} measurements',
  'running.help': 'The figures appear as soon as the lab test has finished.',
  finished: 'The lab test has finished.',
  missing: 'A lab test cannot be started here',
  'missing.browser':
    'Lighthouse measures with a browser, and the server of your site has none. The person who runs the server can install Chromium or Chrome.',
  'missing.packages':
    'Lighthouse is one of the development packages, which the server of your site does not have. The person who runs the server can install the site with these packages. The Docker image does not contain them.',
  'failure.interrupted': 'The lab test of {date} was interrupted, for example by a restart. Start it again.',
  'failure.timeout': 'The lab test of {date} took too long and was stopped. Try again when the server has less to do.',
  'failure.unavailable':
    'The lab test of {date} could not measure: the server that runs the jobs has no browser or no development packages. The person who runs the server can install them.',
  'failure.failed':
    'The lab test of {date} failed. Try again. If it keeps failing, the reason is in the log of the server.',
})
