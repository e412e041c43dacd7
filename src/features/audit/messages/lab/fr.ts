import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  title: 'Labo et visiteurs',
  help: 'Lighthouse sur un téléphone simulé, sur une copie de ce build avec du contenu de démonstration. À côté : p75 des téléphones des visiteurs ces 28 derniers jours.',
  loading: 'Chargement des mesures de labo',
  failed: 'Les mesures de labo n’ont pas pu être chargées.',
  retry: 'Réessayer',
  none: 'Pas encore de mesure de labo. Sur le serveur, exécutez npm run audit:pages : les résultats apparaîtront ici.',
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
