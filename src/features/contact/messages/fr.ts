import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  heading: 'Écrivez-nous',
  intro: 'Tous les champs sont obligatoires.',
  title: 'Objet',
  message: 'Message',
  email: 'Votre adresse e-mail',
  emailHelp: 'C’est là que nous vous répondrons.',
  leaveEmpty: 'Laissez ce champ vide',
  submit: 'Envoyer le message',
  kept: 'La durée de conservation de votre message figure dans notre',
  privacy: 'politique de confidentialité',
  'sent.heading': 'Votre message est envoyé',
  'sent.reference': 'Votre référence est',
  'sent.next':
    'Vous allez recevoir une confirmation par e-mail. Rien reçu ? Regardez aussi dans vos courriers indésirables.',
  'sent.again': 'Écrire un autre message',
  'title.short': 'Donnez à votre message un objet d’au moins 3 caractères',
  'title.long': 'Raccourcissez l’objet : 120 caractères au maximum',
  'title.line': 'Écrivez l’objet sur une seule ligne',
  'message.short': 'Écrivez au moins 10 caractères',
  'message.long': 'Votre message est trop long : 5000 caractères au maximum',
  'email.required': 'Indiquez votre adresse e-mail',
  'email.invalid': 'Cette adresse e-mail n’est pas correcte',
  'failure.TOO_MANY_ATTEMPTS':
    'Vous nous avez déjà envoyé quelques messages durant l’heure écoulée. Réessayez plus tard.',
  'failure.CAPTCHA_NEEDED':
    'Nous n’avons pas pu vérifier que vous êtes une personne. Envoyez votre message encore une fois.',
  'failure.BODY_TOO_LARGE': 'Votre message est trop volumineux. Revenez en arrière et raccourcissez-le.',
  'failure.network': 'Pas de connexion. Votre message est toujours là : réessayez dans un instant.',
  'failure.other': 'Votre message n’a pas pu être envoyé. Il est toujours là : réessayez dans un instant.',
})
