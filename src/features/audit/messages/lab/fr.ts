import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  title: 'Laboratoire et visiteurs',
  help: 'Lighthouse sur un smartphone simulé, avec une copie de ce build et du contenu de démonstration. À côté : p75 des smartphones des visiteurs sur les 28 derniers jours.',
  loading: 'Chargement des mesures de laboratoire',
  failed: 'Impossible de charger les mesures de laboratoire.',
  retry: 'Réessayer',
  none: 'Aucune mesure de laboratoire pour le moment. Demandez à la personne qui gère votre serveur d’en lancer une : les résultats apparaîtront ici.',
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
  noField: 'aucune',
})
