import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  part: 'Part',
  value: 'Value',
  visitors: 'Visitors',
  visits: 'Visits',
  views: 'Page views',
  previousVisitors: 'Visitors, previous period',
  previousVisits: 'Visits, previous period',
  previousViews: 'Page views, previous period',
  none: '(none)',
  'part.day': 'By day',
  'part.week': 'By week',
  'part.month': 'By month',
  'part.goal': 'Goal',
  'part.page': 'Page',
  'part.entry': 'Entry page',
  'part.exit': 'Exit page',
  'part.referrer': 'Referring site',
  'part.campaign': 'Campaign',
  'part.language': 'Language',
  'part.device': 'Device',
  'part.browser': 'Browser',
  figures: 'Figures',
  'figures.own': 'own figures',
  'figures.example': 'example figures',
})
