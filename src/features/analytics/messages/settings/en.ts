import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  about:
    'The site itself measures what visitors do, only for those who allow it. Your privacy policy says how long measurements are kept: another term is in it at once.',
  'field.eventMonths': 'Keep measurements for this many months',
  'help.eventMonths':
    'From 1 to 60. Older measurements are deleted every night. What stays are summaries that lead to nobody.',
  'invalid.eventMonths': 'Enter a number of months from 1 to 60.',
})
