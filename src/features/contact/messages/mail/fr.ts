import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  reference: 'Référence',
  'language.nl': 'Néerlandais',
  'language.en': 'Anglais',
  'language.fr': 'Français',
  'notice.subject': 'Nouveau message : {title} ({reference})',
  'notice.heading': 'Un message venu du site',
  'notice.from': 'De',
  'notice.language': 'Langue',
  'notice.title': 'Objet',
  'notice.reply':
    'Répondez à cet e-mail : votre réponse parviendra à l’expéditeur. Vous pouvez aussi répondre depuis les messages :',
  'notice.button': 'Ouvrir le message',
  'receipt.subject': 'Nous avons bien reçu votre message ({reference})',
  'receipt.heading': 'Votre message est arrivé',
  'receipt.text': 'Merci d’avoir écrit à {company}. Nous lisons chaque message et vous répondrons dès que possible.',
  'receipt.next': 'Quelque chose à ajouter ? Répondez à cet e-mail en indiquant la référence.',
  'receipt.notYou':
    'Vous ne nous avez pas écrit ? Quelqu’un a sans doute indiqué votre adresse par erreur ; vous n’avez rien à faire.',
  'answer.subject': 'Re: {title} ({reference})',
  'answer.heading': 'Réponse de {company}',
  'answer.yours': 'Votre message ({reference}) :',
})
