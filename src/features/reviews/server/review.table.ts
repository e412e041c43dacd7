import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '#features/identity/server/identity.table.ts'
import { LOCALES } from '#kernel/locale.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const reviews = pgTable(
  'reviews',
  {
    id: text().primaryKey(),
    /** One review per user. Null after the account was deleted; the review stays. */
    authorId: text('author_id')
      .unique()
      .references(() => users.id, { onDelete: 'set null' }),
    rating: integer().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    locale: text({ enum: LOCALES }).notNull(),
    /** Denormalized from the moderation state, so that a list is a single query. */
    isVisible: boolean('is_visible').notNull(),
    isDemo: boolean('is_demo').notNull().default(false),
    reply: text(),
    repliedAt: moment('replied_at'),
    createdAt: moment('created_at').notNull(),
    editedAt: moment('edited_at'),
  },
  (table) => [
    check('reviews_rating', sql`${table.rating} between 1 and 5`),
    index('reviews_newest').on(table.createdAt, table.id).where(sql`${table.isVisible}`),
    index('reviews_rating_newest').on(table.rating, table.createdAt, table.id).where(sql`${table.isVisible}`),
  ],
)
