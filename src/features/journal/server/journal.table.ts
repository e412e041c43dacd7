import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Append-only. Names are those at the time of the action; deleting an account replaces its name with a pseudonym. */
export const journal = pgTable(
  'journal',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Null: automated action, or an owner without an account. */
    actorId: text('actor_id'),
    actorName: text('actor_name').notNull(),
    /** `subject.verb`, such as `user.disabled` or `settings.changed`. */
    action: text().notNull(),
    /** The target of the action: an id or a key. */
    subject: text().notNull(),
    details: jsonb().notNull().default({}),
  },
  (table) => [index('journal_at').on(table.at), index('journal_subject').on(table.subject)],
)
