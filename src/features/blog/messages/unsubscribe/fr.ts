import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  'error.UNSUBSCRIBE_LINK_WRONG': 'Ce lien n’est pas valide. Copiez le lien complet depuis l’e-mail.',
  'replyEmails.stop': 'Ne plus recevoir ces e-mails',
  'replyEmails.stopText':
    'Nous vous envoyons un e-mail quand quelqu’un répond à l’un de vos commentaires. Cliquez sur le bouton pour ne plus en recevoir.',
  'replyEmails.stopped': 'Vous ne recevrez plus d’e-mail quand quelqu’un répond à vos commentaires.',
  'replyEmails.start': 'Les recevoir à nouveau',
})
