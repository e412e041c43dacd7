import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  title: 'Poids et vitesse par page',
  help: 'Poids et requêtes d’une première visite, mesurés par la dernière analyse. À côté : p75 des smartphones des visiteurs sur les 28 derniers jours.',
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
  inpField: 'INP visiteurs',
  all: 'Les {count} pages',
  noField: 'aucune',
})
