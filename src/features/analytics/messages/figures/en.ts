import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  example: 'Example figures',
  show: 'Which figures',
  'show.example': 'Example figures',
  'show.own': 'Own figures only',
})
