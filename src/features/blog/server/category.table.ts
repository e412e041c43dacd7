import { type AnyPgColumn, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Localized } from '../model/localized.ts'

/** Two levels: categories, and subcategories with a `parent_id`. */
export const categories = pgTable(
  'categories',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    parentId: integer('parent_id').references((): AnyPgColumn => categories.id),
    /** Slug in the URL. Former slugs redirect: see `category_slugs`. */
    slug: text().notNull().unique(),
    name: jsonb().$type<Localized>().notNull(),
    description: jsonb().$type<Localized>().notNull().default({}),
    /** Name and description before each change, oldest first: shows which language changed, and when. */
    textHistory: jsonb('text_history')
      .$type<{ at: string; name: Localized; description: Localized }[]>()
      .notNull()
      .default([]),
    position: integer().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('categories_parent').on(table.parentId, table.position)],
)

/** Every slug of a category, the current one included. */
export const categorySlugs = pgTable(
  'category_slugs',
  {
    slug: text().primaryKey(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
  },
  (table) => [index('category_slugs_category').on(table.categoryId)],
)
