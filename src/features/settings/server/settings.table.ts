import { bigint, boolean, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** One row per subject the owner decides about. The schema of each lives in the model. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  isDemo: boolean('is_demo').notNull().default(false),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
})

/** What a setting was before each change, so that a change can be undone. Null: it had never been set. */
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
