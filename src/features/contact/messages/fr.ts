import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  heading: 'Écrivez-nous',
  intro: 'Tous les champs sont obligatoires, sauf le numéro de téléphone.',
  title: 'Objet',
  message: 'Message',
  email: 'Votre adresse e-mail',
  emailHelp: 'Nous vous répondrons à cette adresse.',
  phone: 'Votre numéro de téléphone',
  phoneHelp: 'Facultatif. Nous n’appelons qu’à propos de ce message.',
  leaveEmpty: 'Laissez ce champ vide',
  submit: 'Envoyer le message',
  confirm: 'Confirmer et envoyer',
  kept: 'La durée de conservation de votre message est indiquée dans notre',
  privacy: 'politique de confidentialité',
  'sent.heading': 'Votre message a été envoyé',
  'sent.reference': 'Votre référence est',
  'sent.next': 'Nous vous avons envoyé une confirmation par e-mail. Rien reçu ? Vérifiez vos indésirables.',
  'sent.again': 'Écrire un autre message',
  'title.short': 'Indiquez un objet d’au moins 3 caractères.',
  'title.long': 'L’objet est trop long : 120 caractères au maximum.',
  'title.line': 'Écrivez l’objet sur une seule ligne.',
  'message.short': 'Écrivez au moins 10 caractères.',
  'message.long': 'Votre message est trop long : 5 000 caractères au maximum.',
  'email.required': 'Indiquez votre adresse e-mail.',
  'email.invalid': 'Cette adresse e-mail n’est pas valide.',
  'phone.invalid': 'Ce numéro de téléphone n’est pas valide. Écrivez-le par exemple 03 123 45 67 ou +32 470 12 34 56.',
  'failure.TOO_MANY_ATTEMPTS':
    'Vous avez déjà envoyé plusieurs messages au cours de la dernière heure. Veuillez réessayer plus tard.',
  'failure.CONFIRMATION_NEEDED':
    'Votre message n’est pas encore envoyé. De nombreux messages sont arrivés de votre réseau au cours de la dernière heure. Relisez votre message, patientez quelques secondes, puis appuyez sur le bouton.',
  'failure.NETWORK_LIMIT':
    'Trop de messages sont arrivés de votre réseau au cours de la dernière heure. Votre message est conservé ici : veuillez réessayer plus tard.',
  'failure.CAPTCHA_NEEDED':
    'Nous n’avons pas pu vérifier que vous n’êtes pas un robot. Veuillez renvoyer votre message.',
  'failure.BODY_TOO_LARGE': 'Votre message est trop volumineux. Revenez en arrière et raccourcissez-le.',
  'failure.network': 'Pas de connexion internet. Votre message est conservé ici : veuillez réessayer dans un instant.',
  'failure.other': 'Votre message n’a pas pu être envoyé. Il est conservé ici : veuillez réessayer dans un instant.',
})
