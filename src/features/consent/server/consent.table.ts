import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { LOCALES } from '#kernel/locale.ts'

/** Proof of what was answered: only ever added to, and nothing in it leads to a person. */
export const consents = pgTable(
  'consents',
  {
    id: text().primaryKey(),
    version: integer().notNull(),
    functional: boolean().notNull(),
    analytics: boolean().notNull(),
    marketing: boolean().notNull(),
    locale: text({ enum: LOCALES }).notNull(),
    /** Of the very words that were shown. */
    textHash: text('text_hash').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('consents_at').on(table.at)],
)
