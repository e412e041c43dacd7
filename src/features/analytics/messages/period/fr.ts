import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  period: 'Période',
  days: { one: '{count} jour', other: '{count} jours' },
  custom: 'Personnalisée',
  from: 'Du',
  to: 'Au',
  apply: 'Afficher',
  invalid: 'La date de début doit précéder la date de fin, avec cinq ans d’écart au plus.',
  resolution: 'Par',
  'resolution.hour': 'Heure',
  'resolution.day': 'Jour',
  'resolution.week': 'Semaine',
  'resolution.month': 'Mois',
  compared: {
    one: '{period}, par rapport à la veille',
    other: '{period}, par rapport aux {count} jours précédents',
  },
})
