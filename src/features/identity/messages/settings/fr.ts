import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  'about.sign-in': 'Les moyens de connexion des visiteurs et les exigences pour les administrateurs.',
  'about.password-policy': 'Les exigences pour un nouveau mot de passe. Les mots de passe existants restent valables.',
  'group.ways': 'Moyens de connexion',
  'group.safety': 'Sécurité',
  'group.rules': 'Un mot de passe contient au moins',
  'field.password': 'Adresse e-mail et mot de passe',
  'field.emailLink': 'Un lien de connexion par e-mail, sans mot de passe',
  'field.google': 'Google',
  'field.facebook': 'Facebook',
  'field.github': 'GitHub',
  'field.twitter': 'X (Twitter)',
  'field.adminTwoFactor': 'Double authentification obligatoire pour les administrateurs',
  'field.uniformAnswers': 'Ne jamais révéler si une adresse e-mail a un compte',
  'field.minimum': 'Nombre minimal de caractères',
  'field.maximum': 'Nombre maximal de caractères',
  'field.lower': 'Une minuscule',
  'field.upper': 'Une majuscule',
  'field.digit': 'Un chiffre',
  'field.special': 'Un caractère spécial, comme ! ou ?',
  'help.provider': 'Le bouton n’apparaît qu’une fois les clés de ce service configurées sur le serveur.',
  'help.emailLink': 'Pour cela, le site doit pouvoir envoyer des e-mails.',
  'help.adminTwoFactor':
    'Après le mot de passe ou le lien reçu par e-mail, le site demande un code d’une application. Sans double authentification, un administrateur doit d’abord la configurer dans son profil.',
  'help.uniformAnswers': 'Plus sûr, mais une personne qui se trompe d’adresse reçoit moins d’aide.',
  'help.maximum': 'Entre 64 et 256.',
  'help.minimum': 'Entre 6 et 64. Plus c’est long, plus c’est sûr.',
  'minimum.invalid': 'Indiquez un nombre de 6 à 64.',
  'maximum.invalid': 'Indiquez un nombre de 64 à 256.',
  'password.neededWithoutMail':
    'Laissez la connexion par mot de passe activée : sans serveur de messagerie, aucun lien ne peut être envoyé par e-mail.',
  'password.needed':
    'Laissez la connexion par mot de passe ou par lien activée, sinon vous risquez de perdre l’accès à votre compte.',
})
