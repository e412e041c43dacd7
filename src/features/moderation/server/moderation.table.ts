import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '#features/identity/server/identity.table.ts'
import { REPORT_REASONS } from '../model/moderation.schema.ts'
import { SUSPICIONS, TEXT_STATES, type TextState, VERDICTS } from '../model/text-state.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const textKey = () => ({ kind: text().notNull(), id: text().notNull() })

/** A copy of every user-written text and its moderation state. */
export const moderatedTexts = pgTable(
  'moderated_texts',
  {
    ...textKey(),
    /** Null after the account was deleted; the text stays. */
    authorId: text('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text().notNull(),
    path: text().notNull(),
    /** Hash of the normalized text, to find duplicates. */
    fingerprint: text().notNull(),
    hasLink: boolean('has_link').notNull(),
    state: text({ enum: TEXT_STATES }).notNull(),
    suspicion: text({ enum: SUSPICIONS }),
    reason: text(),
    openReports: integer('open_reports').notNull().default(0),
    writtenAt: moment('written_at').notNull(),
    decidedAt: moment('decided_at'),
    ownerNotifiedAt: moment('owner_notified_at'),
    /** The decision in effect. */
    decisionId: text('decision_id'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index('moderated_texts_author').on(table.authorId, table.writtenAt),
    index('moderated_texts_fingerprint').on(table.fingerprint),
    // Partial indexes: most texts are visible and never decided.
    index('moderated_texts_held').on(table.state, table.writtenAt).where(sql`${table.state} <> 'visible'`),
    index('moderated_texts_reported').on(table.writtenAt).where(sql`${table.openReports} > 0`),
    index('moderated_texts_decided').on(table.decidedAt).where(sql`${table.decidedAt} is not null`),
  ],
)

/** One report per user and text. */
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
    /** The decision that closed the report. */
    closedBy: text('closed_by'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id, table.reporterId] }),
    index('text_reports_reporter').on(table.reporterId),
  ],
)

/** Decisions with the previous state, so that they can be undone. */
export const textDecisions = pgTable(
  'text_decisions',
  {
    decisionId: text('decision_id').primaryKey(),
    ...textKey(),
    /** Decisions of one request, undone together. */
    batch: text().notNull(),
    verdict: text({ enum: VERDICTS }).notNull(),
    reason: text(),
    actorName: text('actor_name').notNull(),
    at: moment('at').notNull(),
    before: jsonb()
      .$type<{ state: TextState; reason: string | null; decidedAt: string | null; decisionId: string | null }>()
      .notNull(),
    undoneAt: moment('undone_at'),
    toldAt: moment('told_at'),
  },
  (table) => [index('text_decisions_text').on(table.kind, table.id), index('text_decisions_batch').on(table.batch)],
)

/** Authors who deleted a text that an admin had removed: their next text of that kind waits for review. */
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

/** Users who may not write, with the reason shown to them. */
export const mutes = pgTable('mutes', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  reason: text().notNull(),
  at: moment('at').notNull(),
})
