import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  search: 'Votre recherche',
  searchNow: 'Chercher',
  filter: 'Catégories',
  filterFiner: 'Sous-catégories',
  everything: 'Tout',
  list: 'Articles',
  corrected: 'Aucun résultat pour « {typed} ». Voici les articles sur « {corrected} ».',
  found: 'Articles sur « {typed} »',
  tagged: 'Articles avec l’étiquette « {tag} »',
  empty: 'Pas encore d’article ici.',
  foundNone: 'Aucun article trouvé pour « {typed} ». Essayez un autre mot.',
  showAll: 'Afficher tous les articles',
  older: 'Articles plus anciens',
  newest: 'Articles les plus récents',
})
