import { bigint, boolean, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** One row per subject; schemas are in the model. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  isDemo: boolean('is_demo').notNull().default(false),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
})

/** Value before each change, for undo. Null: there was none. */
export const settingsHistory = pgTable(
  'settings_history',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    key: text().notNull(),
    before: jsonb(),
    actorId: text('actor_id'),
    actorName: text('actor_name').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('settings_history_key').on(table.key, table.id)],
)
