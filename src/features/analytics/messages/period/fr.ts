import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  period: 'Période',
  days: { one: '{count} jour', other: '{count} jours' },
  custom: 'Au choix',
  from: 'Du',
  to: 'Au',
  apply: 'Afficher',
  invalid: 'Choisissez un début qui ne suit pas la fin, et cinq ans au plus.',
  resolution: 'Par',
  'resolution.day': 'Jour',
  'resolution.week': 'Semaine',
  'resolution.month': 'Mois',
  compared: {
    one: '{period}, par rapport à la veille',
    other: '{period}, par rapport aux {count} jours précédents',
  },
})
