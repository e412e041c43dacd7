import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  about: 'Les commentaires et les avis qui attendent votre décision.',
  'group.emails': 'E-mails qui vous sont adressés',
  'field.digest': 'Un e-mail chaque matin sur les nouveaux commentaires et avis',
  'help.digest': 'Vous ne recevez pas d’e-mail s’il n’y a rien de nouveau.',
})
