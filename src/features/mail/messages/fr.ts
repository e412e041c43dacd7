import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  'error.LETTER_NOT_FOUND': 'Cet e-mail n’existe pas ou plus.',
  'error.LETTER_NOT_UNCERTAIN': 'Il n’y a pas (ou plus) de doute au sujet de cet e-mail.',
  'error.LETTER_EXPIRED': 'Cet e-mail n’est plus valable et n’est plus envoyé.',
  'error.LETTER_LINK_ERASED':
    'Le lien de cet e-mail n’est pas conservé après l’envoi. Le destinataire peut demander un nouveau lien sur le site.',
  'error.NO_MAIL_SERVER': 'Aucun serveur de messagerie n’est configuré. Les e-mails sont conservés, mais pas envoyés.',
})
