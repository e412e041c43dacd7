import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  'error.TEXT_NOT_FOUND': 'Ce texte n’est plus sur le site.',
  'error.OWN_TEXT': 'Vous ne pouvez pas signaler votre propre texte, mais vous pouvez le modifier ou le supprimer.',
  'error.NOTHING_TO_DECIDE': 'Il n’y a plus rien à décider ici.',
  'error.DECIDED_SINCE': 'Quelqu’un d’autre a pris une autre décision entre-temps.',
  'error.MUTED_USER_NOT_FOUND': 'Cet utilisateur n’existe pas ou n’est pas bloqué.',
  'error.ADMIN_NOT_MUTED': 'Vous ne pouvez pas bloquer un administrateur.',
})
