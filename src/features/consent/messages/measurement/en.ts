import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  about: 'Only needed if you use Google Analytics.',
  'field.measurementId': 'Google Analytics measurement ID',
  'help.measurementId':
    'Looks like G-AB12CD34EF. Leave empty to load nothing from Google. If filled in, it only applies to visitors who accept analytics.',
  optional: 'optional',
  'measurementId.invalid': 'A measurement ID starts with G-, followed by letters and digits.',
})
