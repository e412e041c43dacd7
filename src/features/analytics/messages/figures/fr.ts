import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  example: 'Chiffres d’exemple',
  show: 'Chiffres affichés',
  'show.example': 'Chiffres d’exemple',
  'show.own': 'Vos chiffres uniquement',
})
