import type { BlogSearch } from './blog-search.ts'
import type { PublicCategories } from './category.ts'

type Place = { category: string | undefined; subcategory: string | undefined }

/** The category and subcategory of an address as they are called today; nothing when there are none such. */
export function placeToday(search: BlogSearch, { categories, moved }: PublicCategories): Place | undefined {
  const now = new Map(Object.entries(moved))
  const today = (slug: string | undefined) => slug && (now.get(slug) ?? slug)
  const [category, subcategory] = [today(search.category), today(search.subcategory)]
  const named = (slug: string | undefined) => (one: { slug: string }) => one.slug === slug
  // A subcategory that was removed may have left its posts to a category.
  if (categories.some(named(subcategory))) return { category: subcategory, subcategory: undefined }
  const around = category ? categories.filter(named(category)) : categories
  const isThere = subcategory
    ? around.some(({ subcategories }) => subcategories.some(named(subcategory)))
    : !category || around.length > 0
  return isThere ? { category, subcategory } : undefined
}
