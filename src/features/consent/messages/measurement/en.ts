import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  about: 'Only needed if you use Google Analytics.',
  'field.measurementId': 'Measurement id of Google Analytics',
  'help.measurementId':
    'Looks like G-AB12CD34EF. Empty: the site loads nothing from Google. Filled in: only for visitors who allow statistics.',
  optional: 'optional',
  'measurementId.invalid': 'A measurement id begins with G- and then has letters and digits.',
})
