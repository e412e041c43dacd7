import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  title: 'Préparez votre site',
  progress: 'Étapes terminées : {done} sur {total}',
  others: { one: 'Encore {count} étape', other: 'Encore {count} étapes' },
  done: 'Terminé',
  'step.company': 'Indiquez les données de votre entreprise',
  'help.company': 'Nom, adresse, adresse e-mail et numéro de TVA. Le site affiche des données fictives ou vides.',
  'step.hours': 'Indiquez vos heures d’ouverture',
  'help.hours': 'Les heures affichées sur le site et celles où vos clients peuvent demander un rendez-vous.',
  'step.mail': 'Configurez un serveur de messagerie et testez-le',
  'help.mail':
    'Sans serveur, personne ne reçoit d’e-mails. Ce point est terminé dès qu’un e-mail a été envoyé et que votre entreprise a une véritable adresse e-mail. D’ici là, les notifications vont aux administrateurs.',
  'step.password': 'Choisissez un nouveau mot de passe',
  'help.password': 'Un administrateur utilise encore le mot de passe initial.',
  'step.passwordPolicy': 'Exigez des mots de passe d’au moins 8 caractères',
  'help.passwordPolicy':
    'Nous recommandons 8 caractères ou plus, surtout pour les administrateurs. Fixez ici la longueur minimale : elle s’applique à chaque nouveau mot de passe.',
  'step.demo': 'Supprimez le contenu de démonstration',
  'help.demo': 'Le site affiche des articles, des commentaires, des avis et des rendez-vous fictifs.',
  'step.article': 'Publiez votre premier article',
  'help.article': 'Un court texte sur votre entreprise suffit pour commencer.',
})
