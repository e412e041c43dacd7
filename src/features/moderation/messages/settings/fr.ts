import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  about: 'Les commentaires et les avis qui attendent votre décision.',
  'group.emails': 'E-mails qui vous sont adressés',
  'field.digest': 'Un e-mail chaque matin sur ce qui vous attend de nouveau',
  'help.digest': 'Vous ne recevez pas d’e-mail si rien de nouveau ne vous attend.',
})
