import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  subject: 'Quelqu’un a répondu à votre commentaire sur « {title} »',
  heading: 'Une réponse à votre commentaire',
  hello: 'Bonjour {name}, quelqu’un a répondu à votre commentaire.',
  post: 'Article',
  answer: 'Réponse',
  button: 'Lire et répondre',
  why: 'Vous recevez cet e-mail parce que vous avez écrit un commentaire sur notre blog.',
  stop: 'Ne plus recevoir ces e-mails',
})
