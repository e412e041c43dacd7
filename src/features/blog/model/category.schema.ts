import { z } from 'zod'
import { namedObject } from '#kernel/schema-parts.ts'
import { localized } from './localized.ts'

export const MAX_CATEGORY_NAME_LENGTH = 60
export const MAX_CATEGORY_DESCRIPTION_LENGTH = 300

export const categoryName = localized(MAX_CATEGORY_NAME_LENGTH, 'blog-errors:category.nameLong').refine(
  (name) => Object.keys(name).length > 0,
  'blog-errors:category.nameNeeded',
)
export const categoryDescription = localized(MAX_CATEGORY_DESCRIPTION_LENGTH, 'blog-errors:category.descriptionLong')

/** Input for a category; with `parentId`, for a subcategory. */
export const categoryInput = z.object({
  name: categoryName,
  description: categoryDescription.default({}),
  parentId: z.int().nullable().default(null),
})
export type CategoryInput = z.output<typeof categoryInput>

export const categoryOrder = z.object({ ids: z.array(z.int()).min(1).max(500) })
export const categoryRemoval = z.object({
  moveTo: z.coerce.number().int().optional().describe('Target category for its posts and subcategories'),
})

/** Category of a post, in the reader's language. */
export const categoryLabel = namedObject('CategoryLabel', { id: z.int(), slug: z.string(), name: z.string() })
export type CategoryLabel = z.infer<typeof categoryLabel>

const shown = categoryLabel.extend({ description: z.string(), posts: z.int().describe('Number of public posts') })
export const publicCategory = shown.extend({ subcategories: z.array(shown) }).meta({ id: 'PublicCategory' })
export type PublicCategory = z.infer<typeof publicCategory>

export const publicCategories = z.object({
  categories: z.array(publicCategory),
  moved: z.record(z.string(), z.string()).describe('Former slugs → current slug'),
})
export type PublicCategories = z.infer<typeof publicCategories>

const words = z.object({ nl: z.string().optional(), en: z.string().optional(), fr: z.string().optional() })
const managed = z.object({
  id: z.int(),
  slug: z.string(),
  name: words,
  description: words,
  posts: z.int().describe('Number of posts, including deleted ones'),
})
/** Category as edited: all languages. */
export const managedCategory = managed.extend({ subcategories: z.array(managed) }).meta({ id: 'ManagedCategory' })
export type ManagedCategory = z.infer<typeof managedCategory>
