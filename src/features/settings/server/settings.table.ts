import { boolean, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** One row per subject the owner decides about. The schema of each lives in the model. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  isDemo: boolean('is_demo').notNull().default(false),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
})
