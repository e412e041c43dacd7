import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Changes of the site's texts that are not published. `text`: null is the standard text. */
export const textDrafts = pgTable(
  'text_drafts',
  {
    path: text().notNull(),
    locale: text({ enum: ['nl', 'en', 'fr'] }).notNull(),
    text: text(),
    /** Hash of the standard text at that time. */
    standard: text().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.path, table.locale] })],
)
