import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  'error.EMAIL_NOT_FOUND': 'Cet e-mail n’existe plus.',
  'error.EMAIL_NOT_UNCERTAIN': 'Le statut de cet e-mail n’est plus incertain.',
  'error.EMAIL_EXPIRED': 'Cet e-mail a expiré et ne sera plus envoyé.',
  'error.EMAIL_LINK_ERASED':
    'Le lien de cet e-mail est effacé après l’envoi. Le destinataire peut en demander un nouveau sur le site.',
  'error.NO_MAIL_SERVER': 'Aucun serveur de messagerie n’est configuré. Les e-mails sont conservés, mais pas envoyés.',
  'error.MAIL_SERVER_IN_ENVIRONMENT': 'Le serveur de messagerie est défini sur le serveur du site.',
})
