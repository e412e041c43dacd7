import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  title: 'Poids et vitesse par page',
  help: 'Ce que charge une première visite, la page la plus lourde en premier. LCP, INP et CLS sont le p75 des smartphones des visiteurs sur les 28 derniers jours. Les articles et les catégories n’ont pas de valeurs distinctes.',
  measure: 'Mesurer maintenant',
  'measure.help':
    'Lit chaque page publique et mesure son HTML et les fichiers qu’il utilise. Cela se passe en arrière-plan : les visiteurs n’en remarquent rien.',
  loading: 'Chargement des chiffres par page',
  failed: 'Impossible de charger les chiffres par page.',
  retry: 'Réessayer',
  when: 'Mesuré le {date}, build {build}.',
  whenUnknown: 'Mesuré le {date}, avec un build qui n’a jamais tourné ici.',
  page: 'Page',
  lcp: 'LCP labo',
  lcpField: 'LCP visiteurs',
  cls: 'CLS labo',
  clsField: 'CLS visiteurs',
  tbt: 'TBT labo',
  scores: 'Scores',
  empty: 'Aucune page n’a encore été analysée.',
  lab: 'Test en laboratoire',
  weight: 'Poids',
  requests: 'Requêtes',
  blocking: 'Bloquants',
  html: 'HTML',
  'html.unpacked': 'décompressé',
  blockingHelp:
    'Bloquants : feuilles de style et scripts que le navigateur attend avant d’afficher quoi que ce soit. HTML : tel qu’envoyé, et décompressé en dessous.',
  noField: 'aucune',
  none: 'Il n’y a pas encore eu de test en laboratoire.',
  whenHere: 'Mesuré le {date}.',
  'what.own': 'Lighthouse sur les pages de ce site, avec une connexion simulée.',
  'what.demo': 'Lighthouse sur une copie de ce build avec du contenu de démonstration, avec une connexion simulée.',
  scoresHelp: 'Scores : vitesse, accessibilité, bonnes pratiques, SEO. Les chiffres varient d’une mesure à l’autre.',
  device: 'Appareil',
  'device.mobile': 'Smartphone',
  'device.desktop': 'Ordinateur',
  start: 'Lancer un test en laboratoire',
  'start.help':
    'Lighthouse mesure l’accueil, les services, le contact et la prise de rendez-vous, sur un smartphone et sur un ordinateur. Cela prend quelques minutes en arrière-plan : vous pouvez quitter cette page.',
  'start.running': 'Un test en laboratoire est déjà en cours. Sa progression s’affiche ici.',
  'start.unavailable':
    'Il manque au serveur de votre site ce qu’il faut pour un test en laboratoire. Rechargez la page pour voir quoi.',
  'start.failed': 'Le test en laboratoire n’a pas pu démarrer. Veuillez réessayer.',
  running: 'Lighthouse mesure vos pages',
  'running.start': 'Préparation',
  'running.progress': '{done} mesures sur {total}',
  'running.help': 'Les chiffres s’affichent dès que le test est terminé.',
  finished: 'Le test en laboratoire est terminé.',
  missing: 'Un test en laboratoire ne peut pas démarrer ici',
  'missing.browser':
    'Lighthouse mesure avec un navigateur, et le serveur de votre site n’en a pas. La personne qui gère le serveur peut y installer Chromium ou Chrome.',
  'missing.packages':
    'Lighthouse fait partie des paquets de développement, que le serveur de votre site n’a pas. La personne qui gère le serveur peut installer le site avec ces paquets. L’image Docker ne les contient pas.',
  'failure.interrupted': 'Le test du {date} a été interrompu, par exemple par un redémarrage. Relancez-le.',
  'failure.timeout':
    'Le test du {date} a duré trop longtemps et a été arrêté. Veuillez réessayer quand le serveur est moins occupé.',
  'failure.unavailable':
    'Le test du {date} n’a rien pu mesurer : le serveur qui exécute les tâches n’a pas de navigateur ou pas de paquets de développement. La personne qui gère le serveur peut les installer.',
  'failure.failed':
    'Le test du {date} a échoué. Veuillez réessayer. S’il échoue encore, la raison figure dans le journal du serveur.',
})
