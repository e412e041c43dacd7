import { customType, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/**
 * Files of `dist/client/assets` of this build and the previous one, for browsers that have a page of the other build
 * open. Not in backups: every start publishes the missing ones.
 */
export const builtFiles = pgTable('built_files', {
  name: text().primaryKey(),
  /** Brotli-compressed, whatever the type. */
  content: bytes().notNull(),
  /** The most recently started build that contains this file. */
  build: text().notNull(),
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
})
