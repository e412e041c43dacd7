import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  site: 'Your site in figures',
  figures: 'Key figures',
  visitors: 'visitors',
  views: 'page views, {each} per visit',
  visits: 'visits',
  'goal.appointment_requested': 'appointment requests, {measured} of them measured with consent',
  'goal.message_sent': 'messages, {measured} of them measured with consent',
  'goal.registration': 'new accounts, {measured} of them measured with consent',
  'goal.review_written': 'reviews, {measured} of them measured with consent',
  consent: 'of visits accepted analytics: only these are counted',
  consentUnknown: 'share of visits that accepted analytics is not known yet',
  topPages: 'Top pages',
  allPages: 'All pages',
  page: 'Page',
  pageViews: 'Views',
  noPages: 'No pages were viewed in this period.',
  allVitals: 'All web vitals',
  loading: 'Loading figures',
  failed: 'Failed to load visitor figures.',
  retry: 'Try again',
  empty: 'No visits measured yet',
  'empty.text':
    'Figures appear once a visitor accepts analytics and opens a page. Your own visits as an administrator are not counted.',
})
