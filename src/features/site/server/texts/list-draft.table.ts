import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Changes of the site's lists that are not published. `items`: ids of the shown parts; null is the standard list. */
export const listDrafts = pgTable('list_drafts', {
  path: text().primaryKey(),
  items: jsonb().$type<string[]>(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
})
