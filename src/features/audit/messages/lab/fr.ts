import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  title: 'Poids et vitesse par page',
  help: 'Ce que charge une première visite, la page la plus lourde en premier. À côté : p75 des smartphones des visiteurs sur les 28 derniers jours. Les articles et les catégories n’en ont pas séparément.',
  measure: 'Mesurer maintenant',
  'measure.help':
    'Lit chaque page publique et mesure son HTML et les fichiers qu’il nomme. Cela se passe en arrière-plan : les visiteurs n’en remarquent rien.',
  loading: 'Chargement des chiffres par page',
  failed: 'Impossible de charger les chiffres par page.',
  retry: 'Réessayer',
  none: 'Les mesures de laboratoire de Lighthouse se font avec un navigateur, qui ne tourne pas avec votre site. Un développeur peut les ajouter.',
  when: 'Mesuré le {date}, build {build}.',
  whenUnknown: 'Mesuré le {date}, avec un build qui n’a jamais tourné ici.',
  page: 'Page',
  lcp: 'LCP labo',
  lcpField: 'LCP visiteurs',
  cls: 'CLS labo',
  clsField: 'CLS visiteurs',
  tbt: 'TBT labo',
  scores: 'Scores',
  scoresHelp: 'Scores : vitesse, accessibilité, bonnes pratiques, SEO',
  empty: 'Aucune page n’a encore été analysée.',
  lab: 'Test en laboratoire',
  labHelp: 'Lighthouse sur un smartphone simulé, avec une copie de ce build et du contenu de démonstration.',
  weight: 'Poids',
  requests: 'Requêtes',
  blocking: 'Bloquants',
  html: 'HTML',
  'html.whole': 'décompressé {size}',
  blockingHelp:
    'Bloquants : feuilles de style et scripts que le navigateur attend avant d’afficher quoi que ce soit. HTML : tel qu’envoyé, et décompressé en dessous.',
  inpField: 'INP visiteurs',
  noField: 'aucune',
})
