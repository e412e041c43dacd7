import { customType, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/**
 * The files of `dist/client/assets` of this build and the one before, for browsers that have a page of the other one
 * open. Not in backups: every start publishes what is missing.
 */
export const builtFiles = pgTable('built_files', {
  name: text().primaryKey(),
  /** Compressed with brotli, whatever the type. */
  content: bytes().notNull(),
  /** Of all builds with this file, the one that was started last. */
  build: text().notNull(),
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
})
