import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  reference: 'Référence',
  'language.nl': 'Néerlandais',
  'language.en': 'Anglais',
  'language.fr': 'Français',
  'notice.subject': 'Nouveau message : {title} ({reference})',
  'notice.heading': 'Nouveau message de votre site',
  'notice.from': 'De',
  'notice.name': 'Nom',
  'notice.phone': 'Numéro de téléphone',
  'notice.trade': 'Activité',
  'notice.wantedDate': 'Date souhaitée',
  'notice.language': 'Langue',
  'notice.title': 'Objet',
  'notice.reply': 'Répondez à cet e-mail pour écrire directement à l’expéditeur, ou répondez depuis l’administration :',
  'notice.button': 'Ouvrir le message',
  'receipt.subject': 'Nous avons bien reçu votre message ({reference})',
  'receipt.heading': 'Nous avons bien reçu votre message',
  'receipt.text': 'Merci d’avoir écrit à {company}. Nous lisons chaque message et répondons sous un jour ouvrable.',
  'receipt.next': 'Quelque chose à ajouter ? Répondez à cet e-mail en mentionnant la référence.',
  'receipt.writeAgain': 'Quelque chose à ajouter ? Envoyez-nous un nouveau message en mentionnant la référence.',
  'receipt.contactPage': 'Aller à la page de contact',
  'receipt.notYou':
    'Vous ne nous avez pas écrit ? Quelqu’un a sans doute indiqué votre adresse par erreur. Vous pouvez ignorer cet e-mail.',
  'answer.subject': 'Re: {title} ({reference})',
  'answer.heading': 'Réponse de {company}',
  'answer.yours': 'Votre message ({reference}) :',
})
