import { customType, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { LOGO_TYPES } from '../model/logo.schema.ts'

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** Uploaded logos: cleaned SVG, or PNG. In the database, so that a backup and every process has them. */
export const logos = pgTable('logos', {
  /** Derived from the content: the same file uploaded twice is one logo. */
  id: text().primaryKey(),
  type: text({ enum: LOGO_TYPES }).notNull(),
  content: bytes().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
