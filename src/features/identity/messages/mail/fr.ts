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
    'Vous avez créé un compte chez {company}. Confirmez que cette adresse e-mail est bien la vôtre ; vous pourrez ensuite vous connecter.',
  'verification.button': 'Confirmer mon adresse',
  'verification.until':
    'Ce lien est valable 24 heures. Vous avez créé un compte plusieurs fois ? Seuls le lien de l’e-mail le plus récent et le dernier mot de passe choisi sont valables.',
  'verification.notYou': 'Vous n’avez pas créé de compte ? Vous pouvez ignorer cet e-mail.',
  'reset.subject': 'Choisissez un nouveau mot de passe pour {company}',
  'reset.heading': 'Choisissez un nouveau mot de passe',
  'reset.text':
    'Un nouveau mot de passe a été demandé pour votre compte chez {company}. Cliquez sur le bouton ci-dessous pour le choisir.',
  'reset.button': 'Choisir un mot de passe',
  'reset.until': 'Ce lien est valable une heure et ne peut servir qu’une fois.',
  'reset.notYou': 'Ce n’était pas vous ? Vous pouvez ignorer cet e-mail : votre mot de passe reste le même.',
  'emailLink.subject': 'Votre lien de connexion à {company}',
  'emailLink.heading': 'Connexion sans mot de passe',
  'emailLink.text': 'Cliquez sur le bouton ci-dessous pour vous connecter à {company}.',
  'emailLink.button': 'Se connecter',
  'emailLink.until': 'Ce lien est valable 15 minutes et ne peut servir qu’une fois.',
  'emailLink.notYou': 'Vous n’avez rien demandé ? Ignorez cet e-mail et ne transmettez ce lien à personne.',
  'addressTaken.subject': 'Vous avez déjà un compte chez {company}',
  'addressTaken.heading': 'Vous avez déjà un compte',
  'addressTaken.text':
    'Quelqu’un a voulu créer un compte chez {company} avec cette adresse e-mail. Vous y avez déjà un compte : rien n’a changé.',
  'addressTaken.signIn': 'C’était vous ? Il vous suffit de vous connecter.',
  'addressTaken.button': 'Se connecter',
  'addressTaken.forgotten': 'Mot de passe oublié ?',
  'addressTaken.reset': 'Choisissez-en un nouveau',
  'addressTaken.notYou': 'Ce n’était pas vous ? Vous pouvez ignorer cet e-mail.',
  'passwordChanged.subject': 'Votre mot de passe chez {company} a été modifié',
  'passwordChanged.heading': 'Votre mot de passe a été modifié',
  'passwordChanged.text': 'Le mot de passe de votre compte chez {company} vient d’être modifié.',
  'twoFactorOn.subject': 'La double authentification est activée chez {company}',
  'twoFactorOn.heading': 'La double authentification est activée',
  'twoFactorOn.text':
    'Désormais, un code de votre application est aussi demandé pour vous connecter à votre compte chez {company}.',
  'twoFactorOff.subject': 'La double authentification est désactivée chez {company}',
  'twoFactorOff.heading': 'La double authentification est désactivée',
  'twoFactorOff.text': 'Désormais, votre mot de passe suffit pour vous connecter à votre compte chez {company}.',
  'providerLinked.subject': 'Vous pouvez vous connecter à {company} avec {provider}',
  'providerLinked.heading': 'Vous pouvez vous connecter avec {provider}',
  'providerLinked.text':
    'Votre compte chez {company} a été associé à un compte {provider}. Vous pouvez désormais l’utiliser pour vous connecter.',
  'providerLinked.notYou':
    'Ce n’était pas vous ? Dissociez tout de suite ce compte dans votre profil, choisissez un nouveau mot de passe et prévenez-nous.',
  'providerLinked.button': 'Voir mon profil',
  service: 'Service',
  wasYou: 'C’était vous ? Vous n’avez rien à faire.',
  notYou: 'Ce n’était pas vous ? Choisissez tout de suite un nouveau mot de passe et prévenez-nous.',
  newPassword: 'Choisir un mot de passe',
})
