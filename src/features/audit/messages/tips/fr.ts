import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  'error.TIP_NOT_FOUND': 'Ce conseil n’existe plus.',
  'reason.required': 'Indiquez pourquoi vous écartez ce conseil.',
  'reason.long': '500 caractères au maximum.',
  title: 'Conseils',
  help: 'Les conseils les plus utiles d’abord.',
  loading: 'Chargement des conseils',
  failed: 'Impossible de charger les conseils.',
  retry: 'Réessayer',
  incomplete: 'Tout n’a pas pu être vérifié. Il y a peut-être d’autres conseils.',
  none: 'Aucun conseil : tout est en ordre.',
  noneShown: 'Aucun conseil à suivre. Les conseils écartés restent disponibles.',
  unlisted: { one: 'Encore {count} conseil moins important.', other: 'Encore {count} conseils moins importants.' },
  'area.vitals': 'vitesse',
  'area.seo': 'moteurs de recherche',
  'area.ai': 'IA',
  'area.translation': 'traduction',
  'area.operations': 'gestion',
  on: 'Sur {page}',
  more: { one: 'et {count} autre endroit', other: 'et {count} autres endroits' },
  dismiss: 'Écarter',
  dismissLabel: 'Écarter le conseil : {title}',
  dismissTitle: 'Écarter ce conseil ?',
  dismissHelp: '« {title} » disparaît de la liste et revient si la situation s’aggrave nettement.',
  reason: 'Pourquoi ?',
  cancel: 'Annuler',
  dismissFailed: 'Le conseil n’a pas pu être écarté. Veuillez réessayer.',
  dismissed: { one: 'Écartés ({count})', other: 'Écartés ({count})' },
  dismissedTitle: 'Conseils écartés',
  dismissedBy: '{name}, le {date} : {reason}',
  dismissedAt: 'Le {date} : {reason}',
  restore: 'Afficher à nouveau',
  restoreLabel: 'Afficher à nouveau le conseil : {title}',
  restoreFailed: 'Le conseil n’a pas pu être rétabli. Veuillez réessayer.',
  close: 'Fermer',
  open: 'Ouvrir',
  editTexts: 'Modifier les textes',
  actionLabel: '{action} : {title}',
  'tip.vital-poor.title': 'Accélérez {route} : {metric} est mauvais',
  'tip.vital-poor.change':
    '{metric} atteint {p75} pour trois visites sur quatre ; {limit} au maximum est bon. Voyez quel élément est le plus lent, allégez-le ou chargez-le plus tôt.',
  'tip.vital-poor.action': 'Voir les mesures',
  'tip.vital-worse.title': 'Accélérez {route}, plus lente depuis le build {build}',
  'tip.vital-worse.change':
    '{metric} est passé de {before} à {p75} ; {limit} au maximum est bon. Comparez le build {build} au précédent et annulez ce qui en est la cause.',
  'tip.vital-worse.action': 'Comparer les builds',
  'tip.translation-drift.title': 'Mettez les traductions à jour : {count} à revoir',
  'tip.translation-drift.change':
    'Dernière modification : « {name} ». Voyez pour chaque texte ce qui a changé dans une langue et reportez-le dans les autres.',
  'tip.translation-drift.action': 'Comparer les traductions',
  'tip.disk-full.title': 'Libérez de l’espace disque',
  'tip.disk-full.change':
    'Il reste {megabytes} Mo. Un disque plein arrête la base de données : demandez à la personne qui gère votre serveur de libérer de l’espace ou d’agrandir le disque.',
  'tip.mail-failing.title': 'Rétablissez l’envoi des e-mails',
  'tip.mail-failing.change':
    'E-mails non envoyés : {count}. Voyez ce que répond le serveur de messagerie, corrigez les paramètres du serveur et renvoyez-les.',
  'tip.mail-failing.action': 'Voir les e-mails',
  'tip.no-mail-server.title': 'Configurez un serveur de messagerie',
  'tip.no-mail-server.change':
    'Vos clients ne reçoivent pas de confirmation et vous ne recevez pas de notification. Indiquez les données de votre serveur de messagerie et envoyez un e-mail de test.',
  'tip.no-mail-server.action': 'Configurer le serveur',
  'tip.jobs-failed.title': 'Relancez les tâches qui ont échoué',
  'tip.jobs-failed.change':
    'Tâches définitivement en échec : {count} ({names}). Demandez à la personne qui gère votre serveur de corriger la cause de l’échec et de relancer ces tâches.',
  'tip.calendar-unread.title': 'Rendez votre agenda de nouveau lisible',
  'tip.calendar-unread.change':
    'Cet agenda est illisible depuis plus d’un quart d’heure : {names}. Ses nouveaux événements ne ferment aucun créneau. La raison se trouve sous Rendez-vous, Agenda.',
  'tip.no-backup.title': 'Relancez la sauvegarde nocturne',
  'tip.no-backup.change':
    'La dernière sauvegarde date de {days} jours ; une nouvelle doit être créée chaque nuit. Demandez à la personne qui gère votre serveur de chercher la cause et, en attendant, téléchargez vous-même une sauvegarde.',
  'tip.no-backup.action': 'Télécharger la sauvegarde',
  'tip.backup-not-uploaded.title': 'Rétablissez l’envoi des sauvegardes vers le stockage S3',
  'tip.backup-not-uploaded.change':
    'La dernière sauvegarde chiffrée du stockage S3 date de {days} jours ; une nouvelle doit y arriver chaque nuit. Demandez à la personne qui gère votre serveur de chercher la cause et, en attendant, téléchargez vous-même une sauvegarde.',
  'tip.backup-not-uploaded.action': 'Télécharger la sauvegarde',
  'tip.pictures-missing.title': 'Remettez les images manquantes',
  'tip.pictures-missing.change':
    'Images dont le fichier manque : {count}. Demandez à la personne qui gère votre serveur de les récupérer à partir d’une copie, ou chargez-les à nouveau vous-même.',
  'tip.backup-not-copied.title': 'Conservez une sauvegarde ailleurs',
  'tip.backup-not-copied.change':
    'Les sauvegardes nocturnes se trouvent sur le même disque que le site. Téléchargez une sauvegarde chaque mois et conservez-la ailleurs.',
  'tip.backup-not-copied.action': 'Télécharger la sauvegarde',
  'tip.first-password.title': 'Choisissez un nouveau mot de passe pour le premier administrateur',
  'tip.first-password.change':
    'C’est encore le mot de passe initial. Toute personne qui a participé à l’installation peut le connaître.',
  'tip.first-password.action': 'Changer le mot de passe',
  'tip.demo-content.title': 'Supprimez le contenu de démonstration',
  'tip.demo-content.change':
    'Les visiteurs voient des articles, des commentaires et des avis de démonstration. Un bouton en haut du tableau de bord supprime tout.',
  'tip.demo-content.action': 'Aller au tableau de bord',
})
