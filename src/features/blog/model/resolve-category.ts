import type { BlogSearch } from './blog-search.ts'
import type { PublicCategories } from './category.schema.ts'

/** Current slugs of the category and subcategory in an address; undefined if they do not exist. */
export function resolveCategory(
  search: BlogSearch,
  { categories, moved }: PublicCategories,
): { category: string | undefined; subcategory: string | undefined } | undefined {
  const currentSlugs = new Map(Object.entries(moved))
  const currentSlug = (slug: string | undefined) => slug && (currentSlugs.get(slug) ?? slug)
  const [category, subcategory] = [currentSlug(search.category), currentSlug(search.subcategory)]
  const named = (slug: string | undefined) => (one: { slug: string }) => one.slug === slug
  // The posts of a deleted subcategory may have been moved to a category.
  if (categories.some(named(subcategory))) return { category: subcategory, subcategory: undefined }
  const parents = category ? categories.filter(named(category)) : categories
  const exists = subcategory
    ? parents.some(({ subcategories }) => subcategories.some(named(subcategory)))
    : !category || parents.length > 0
  return exists ? { category, subcategory } : undefined
}
