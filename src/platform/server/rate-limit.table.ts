import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** How often something happened in its current window. Shared by all processes; expired rows are swept nightly. */
export const counters = pgTable(
  'counters',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('counters_expires').on(table.expiresAt)],
)
