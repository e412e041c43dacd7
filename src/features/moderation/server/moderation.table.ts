import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '#features/identity/server/identity.table.ts'
import { REPORT_REASONS } from '../model/moderation.schema.ts'
import { SUSPICIONS, TEXT_STATES, VERDICTS } from '../model/text-state.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const textKey = () => ({ kind: text().notNull(), id: text().notNull() })

/** A copy of every text that people write on the site, and what was decided about it. */
export const moderatedTexts = pgTable(
  'moderated_texts',
  {
    ...textKey(),
    /** Nobody: the account is gone, the text stays without a name. */
    authorId: text('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text().notNull(),
    path: text().notNull(),
    /** Its words alone, hashed: the same words come back the same. */
    fingerprint: text().notNull(),
    hasLink: boolean('has_link').notNull(),
    state: text({ enum: TEXT_STATES }).notNull(),
    suspicion: text({ enum: SUSPICIONS }),
    reason: text(),
    openReports: integer('open_reports').notNull().default(0),
    writtenAt: moment('written_at').notNull(),
    decidedAt: moment('decided_at'),
    /** The last decision that stands. */
    decisionId: text('decision_id'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index('moderated_texts_author').on(table.authorId, table.writtenAt),
    index('moderated_texts_fingerprint').on(table.fingerprint),
    // Almost all texts are visible and never judged; the queues hold the few others.
    index('moderated_texts_held').on(table.state, table.writtenAt).where(sql`${table.state} <> 'visible'`),
    index('moderated_texts_reported').on(table.writtenAt).where(sql`${table.openReports} > 0`),
    index('moderated_texts_decided').on(table.decidedAt).where(sql`${table.decidedAt} is not null`),
  ],
)

/** Once per person and text. */
export const textReports = pgTable(
  'text_reports',
  {
    ...textKey(),
    reporterId: text('reporter_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text({ enum: REPORT_REASONS }).notNull(),
    comment: text().notNull().default(''),
    at: moment('at').notNull(),
    /** The decision that answered it. */
    closedBy: text('closed_by'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id, table.reporterId] }),
    index('text_reports_reporter').on(table.reporterId),
  ],
)

/** What was decided, and what stood before: enough to undo it. */
export const textDecisions = pgTable(
  'text_decisions',
  {
    decisionId: text('decision_id').primaryKey(),
    ...textKey(),
    /** Decisions of one keystroke are undone together. */
    batch: text().notNull(),
    verdict: text({ enum: VERDICTS }).notNull(),
    reason: text(),
    actorName: text('actor_name').notNull(),
    at: moment('at').notNull(),
    before: jsonb()
      .$type<{
        state: (typeof TEXT_STATES)[number]
        reason: string | null
        decidedAt: string | null
        decisionId: string | null
      }>()
      .notNull(),
    undoneAt: moment('undone_at'),
    /** When its author was written to. */
    toldAt: moment('told_at'),
  },
  (table) => [index('text_decisions_text').on(table.kind, table.id), index('text_decisions_batch').on(table.batch)],
)

/** Who took a text away that a person had taken off the site: what they write next of that kind waits for a person. */
export const textWithdrawals = pgTable(
  'text_withdrawals',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
)

/** Who may not write for now, and the reason they are told. */
export const mutes = pgTable('mutes', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  reason: text().notNull(),
  at: moment('at').notNull(),
})
