import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  about:
    'The site measures visits itself, only for visitors who accept analytics. Your privacy policy states how long the data is kept and follows this setting automatically.',
  'field.eventMonths': 'Keep analytics data for this many months',
  'help.eventMonths':
    'Between 1 and 60. Older data is deleted every night. Summaries without a visitor number remain for up to five years after the visit.',
  'invalid.eventMonths': 'Enter a number of months from 1 to 60.',
})
