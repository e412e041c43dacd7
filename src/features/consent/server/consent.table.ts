import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { LOCALES } from '#kernel/locale.ts'

/**
 * Proof of consent, without personal data. Rows are append-only except for two columns: a withdrawal sets
 * `withdrawnAt`, and erasing a visitor's analytics data clears `visitor`.
 */
export const consents = pgTable(
  'consents',
  {
    id: text().primaryKey(),
    version: integer().notNull(),
    functional: boolean().notNull(),
    analytics: boolean().notNull(),
    marketing: boolean().notNull(),
    locale: text({ enum: LOCALES }).notNull(),
    /** Hash of the texts that were shown. */
    textHash: text('text_hash').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Random identifier that analytics events carry; set only when analytics was allowed. */
    visitor: text(),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  },
  (table) => [
    index('consents_at').on(table.at),
    index('consents_visitor').on(table.visitor).where(sql`${table.visitor} is not null`),
  ],
)
