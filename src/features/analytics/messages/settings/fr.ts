import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  about:
    'Le site mesure lui-même les visites, uniquement chez les visiteurs qui l’acceptent. La durée de conservation figure aussi dans votre politique de confidentialité, qui suit ce paramètre.',
  'field.eventMonths': 'Conservation des statistiques, en mois',
  'help.eventMonths':
    'De 1 à 60. Les statistiques plus anciennes sont supprimées chaque nuit. Des résumés sans numéro de visiteur restent jusqu’à cinq ans après la visite.',
  'invalid.eventMonths': 'Indiquez un nombre de mois de 1 à 60.',
})
