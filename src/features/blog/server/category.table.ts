import { type AnyPgColumn, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Localized } from '../model/localized.ts'

/** Two levels: a category, and the subcategories that name it as their parent. */
export const categories = pgTable(
  'categories',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    parentId: integer('parent_id').references((): AnyPgColumn => categories.id),
    /** In its address. Slugs it had before lead here too: see `category_slugs`. */
    slug: text().notNull().unique(),
    name: jsonb().$type<Localized>().notNull(),
    description: jsonb().$type<Localized>().notNull().default({}),
    /** What name and description were before each change, oldest first: which language changed, and when. */
    textHistory: jsonb('text_history')
      .$type<{ at: string; name: Localized; description: Localized }[]>()
      .notNull()
      .default([]),
    position: integer().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('categories_parent').on(table.parentId, table.position)],
)

/** Every slug a category ever had, the present one included. */
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
