import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Count per key in the current window. Shared by all processes; expired rows are deleted nightly. */
export const counters = pgTable(
  'counters',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('counters_expires').on(table.expiresAt)],
)
