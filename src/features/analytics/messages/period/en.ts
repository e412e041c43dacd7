import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  period: 'Period',
  days: { one: '{count} day', other: '{count} days' },
  custom: 'Custom',
  from: 'From',
  to: 'To',
  apply: 'Show',
  invalid: 'Choose a start date before the end date, and a period of up to five years.',
  resolution: 'By',
  'resolution.hour': 'Hour',
  'resolution.day': 'Day',
  'resolution.week': 'Week',
  'resolution.month': 'Month',
  compared: {
    one: '{period}, compared with the day before',
    other: '{period}, compared with the {count} days before',
  },
})
