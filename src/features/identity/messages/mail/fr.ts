import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  greeting: 'Bonjour {name},',
  greetingNameless: 'Bonjour,',
  when: 'Quand',
  account: 'Compte',
  'verification.subject': 'Confirmez votre adresse e-mail pour {company}',
  'verification.heading': 'Confirmez votre adresse e-mail',
  'verification.text':
    'Vous avez créé un compte chez {company}. Confirmez que cette adresse e-mail est bien la vôtre et vous pourrez vous connecter.',
  'verification.button': 'Confirmer mon adresse',
  'verification.until': 'Le lien est valable 24 heures.',
  'verification.notYou': 'Vous n’avez pas créé de compte ? Vous n’avez rien à faire.',
  'reset.subject': 'Choisissez un nouveau mot de passe pour {company}',
  'reset.heading': 'Choisissez un nouveau mot de passe',
  'reset.text':
    'Un nouveau mot de passe a été demandé pour votre compte chez {company}. Le bouton ci-dessous vous permet de le choisir.',
  'reset.button': 'Choisir un mot de passe',
  'reset.until': 'Le lien est valable une heure et ne sert qu’une fois.',
  'reset.notYou': 'Ce n’était pas vous ? Vous n’avez rien à faire : votre mot de passe reste le même.',
  'emailLink.subject': 'Votre lien pour vous connecter à {company}',
  'emailLink.heading': 'Connexion sans mot de passe',
  'emailLink.text': 'Le bouton ci-dessous vous connecte à {company}.',
  'emailLink.button': 'Se connecter',
  'emailLink.until': 'Le lien est valable 15 minutes et ne sert qu’une fois.',
  'emailLink.notYou': 'Vous n’avez rien demandé ? Ne faites rien et ne transmettez ce lien à personne.',
  'addressTaken.subject': 'Vous avez déjà un compte chez {company}',
  'addressTaken.heading': 'Vous avez déjà un compte',
  'addressTaken.text':
    'Quelqu’un a voulu s’inscrire chez {company} avec cette adresse e-mail. Vous y avez déjà un compte : rien n’a changé.',
  'addressTaken.signIn': 'C’était vous ? Il vous suffit de vous connecter.',
  'addressTaken.button': 'Se connecter',
  'addressTaken.forgotten': 'Mot de passe oublié ?',
  'addressTaken.reset': 'Choisissez-en un nouveau',
  'addressTaken.notYou': 'Ce n’était pas vous ? Vous n’avez rien à faire.',
  'passwordChanged.subject': 'Votre mot de passe chez {company} a été modifié',
  'passwordChanged.heading': 'Votre mot de passe a été modifié',
  'passwordChanged.text': 'Le mot de passe de votre compte chez {company} vient d’être modifié.',
  'twoFactorOn.subject': 'La connexion en deux étapes est activée chez {company}',
  'twoFactorOn.heading': 'La connexion en deux étapes est activée',
  'twoFactorOn.text':
    'Désormais, pour se connecter à votre compte chez {company}, il faut aussi un code de votre application.',
  'twoFactorOff.subject': 'La connexion en deux étapes est désactivée chez {company}',
  'twoFactorOff.heading': 'La connexion en deux étapes est désactivée',
  'twoFactorOff.text': 'Désormais, votre mot de passe suffit pour vous connecter à votre compte chez {company}.',
  'providerLinked.subject': 'La connexion avec {provider} est activée chez {company}',
  'providerLinked.heading': 'Vous pouvez vous connecter avec {provider}',
  'providerLinked.text':
    'Votre compte chez {company} a été associé à un compte {provider}. Vous pouvez désormais l’utiliser pour vous connecter.',
  'providerLinked.notYou':
    'Ce n’était pas vous ? Supprimez tout de suite cette association dans votre profil, choisissez un nouveau mot de passe et prévenez-nous.',
  'providerLinked.button': 'Aller à votre profil',
  service: 'Service',
  wasYou: 'C’était vous ? Vous n’avez rien à faire.',
  notYou: 'Ce n’était pas vous ? Choisissez tout de suite un nouveau mot de passe et prévenez-nous.',
  newPassword: 'Choisir un mot de passe',
})
