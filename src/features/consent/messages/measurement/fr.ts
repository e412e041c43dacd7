import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  about: 'Utile uniquement si vous utilisez Google Analytics.',
  'field.measurementId': 'Identifiant de mesure de Google Analytics',
  'help.measurementId':
    'Par exemple G-AB12CD34EF. Vide : le site ne charge rien de Google. Rempli : uniquement chez les visiteurs qui acceptent les statistiques.',
  optional: 'facultatif',
  'measurementId.invalid': 'Un identifiant de mesure commence par G-, suivi de lettres et de chiffres. Vérifiez-le.',
})
