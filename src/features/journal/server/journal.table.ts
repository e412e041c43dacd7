import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Only ever added to. Names are those of the moment; deleting an account replaces its name by a pseudonym. */
export const journal = pgTable(
  'journal',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Nobody: the product itself did it. */
    actorId: text('actor_id'),
    actorName: text('actor_name').notNull(),
    /** What happened, as `subject.verb`: `user.disabled`, `settings.changed`. */
    action: text().notNull(),
    /** What it happened to: an id, a key. */
    subject: text().notNull(),
    details: jsonb().notNull().default({}),
  },
  (table) => [index('journal_at').on(table.at), index('journal_subject').on(table.subject)],
)
