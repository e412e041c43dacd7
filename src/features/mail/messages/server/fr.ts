import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  about:
    'Le serveur de messagerie envoie les confirmations, les notifications et les réponses. Vous trouverez ses données chez votre fournisseur, souvent sous SMTP ou courrier sortant.',
  inEnvironment: 'Le serveur de messagerie est défini sur le serveur du site.',
  inEnvironmentHelp:
    'Ce serveur de messagerie ({name}) prime sur ces paramètres. Demandez à la personne qui gère votre serveur de le modifier ou de le supprimer.',
  needsPassword:
    'Saisissez à nouveau le mot de passe : celui qui est enregistré appartient à un autre serveur ou utilisateur.',
  group: 'Courrier sortant',
  'field.host': 'Serveur',
  'field.port': 'Port',
  'field.encryption': 'Sécurité',
  'field.user': 'Nom d’utilisateur',
  'field.password': 'Mot de passe',
  'help.host': 'Par exemple smtp.exemple.be. Laissez vide pour ne pas envoyer d’e-mails.',
  'help.user': 'Le plus souvent votre adresse e-mail. Laissez vide si le serveur ne demande pas de mot de passe.',
  'help.newPassword': 'Enregistré chiffré, il n’est plus jamais affiché.',
  'help.keepPassword': 'Laissez vide pour garder le mot de passe enregistré.',
  'choice.encryption.starttls': 'STARTTLS (port 587)',
  'choice.encryption.tls': 'TLS (port 465)',
  'choice.encryption.none': 'Aucune (réseau local)',
  optional: 'facultatif',
  'host.invalid': 'Indiquez le nom du serveur, par exemple smtp.exemple.be.',
  'host.neededForSignIn':
    'La connexion par mot de passe est désactivée. Sans serveur de messagerie, plus personne ne peut se connecter.',
  'port.invalid': 'Indiquez un port de 1 à 65535, par exemple 587.',
  'password.required': 'Indiquez le mot de passe de cet utilisateur.',
  passwordSaved: 'Le mot de passe est enregistré.',
  test: 'Test',
  testHelp: 'Envoyez-vous un e-mail et voyez ce que répond le serveur de messagerie.',
  testUnsaved: 'Enregistrez d’abord vos modifications : le test utilise les paramètres enregistrés.',
  testNone: 'Indiquez d’abord un serveur et enregistrez.',
  sendTest: 'Envoyer un e-mail de test',
  testedOn: 'Dernier test réussi : {date}',
  testAccepted:
    'Le serveur de messagerie a accepté l’e-mail de test adressé à {address}. Vérifiez qu’il arrive, y compris dans les indésirables.',
  testRefused: 'L’e-mail de test n’a pas été envoyé.',
  testFailed: 'Le test n’a pas pu être effectué. Veuillez réessayer.',
  'email.subject': 'E-mail de test de {company}',
  'email.text':
    'Cet e-mail a été envoyé par {server}. Si vous le lisez, le serveur de messagerie de votre site fonctionne.',
})
