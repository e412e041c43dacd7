import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  figures: 'Key figures',
  visitors: 'visitors',
  views: 'page views, {each} per visit',
  requests: 'appointment requests, in {share} of visits',
  consent: 'of visits allowed measuring: only these are in the figures',
  consentUnknown: 'how many visits allowed measuring is not known yet',
  topPages: 'Top pages',
  allPages: 'All pages',
  page: 'Page',
  pageViews: 'Views',
  noPages: 'No page was viewed in this period.',
  allVitals: 'All web vitals',
  crawlers: {
    one: '{count} AI crawler requested pages {requests} times this month.',
    other: '{count} AI crawlers requested pages {requests} times this month.',
  },
  'crawlers.none': 'No AI crawler has requested a page this month.',
  'crawlers.failed': 'The AI crawlers could not be loaded.',
  'crawlers.label': 'AI crawlers of this month',
  'crawlers.name': 'Crawler',
  'crawlers.requests': 'Requests',
  loading: 'Loading figures',
  failed: 'The figures about visitors could not be loaded.',
  retry: 'Try again',
  empty: 'No visits measured yet',
  'empty.text':
    'Figures appear as soon as a visitor allows measuring and opens a page. Your own visits as an admin are not counted. How visitors answered the cookie question so far is at the bottom.',
})
