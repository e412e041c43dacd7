import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  search: 'Search articles',
  searchNow: 'Search',
  filter: 'Categories',
  filterFiner: 'Subcategories',
  everything: 'All',
  list: 'Articles',
  corrected: 'Nothing found for “{typed}”. Showing articles about “{corrected}”.',
  found: 'Articles about “{typed}”',
  tagged: 'Articles tagged “{tag}”',
  empty: 'No articles here yet.',
  foundNone: 'No articles found for “{typed}”. Try another word.',
  showAll: 'Show all articles',
  older: 'Older articles',
  newest: 'Back to the newest',
})
