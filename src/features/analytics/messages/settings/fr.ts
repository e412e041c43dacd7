import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  about:
    'Le site mesure lui-même ce que font les visiteurs, seulement chez ceux qui l’autorisent. La durée de conservation figure aussi dans votre politique de confidentialité : une autre durée y apparaît aussitôt.',
  'field.eventMonths': 'Conserver les mesures pendant ce nombre de mois',
  'help.eventMonths':
    'De 1 à 60. Les mesures plus anciennes sont supprimées chaque nuit. Il ne reste que des résumés qui ne mènent à personne.',
  'invalid.eventMonths': 'Indiquez un nombre de mois de 1 à 60.',
})
