import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Attachment } from '../model/letter.ts'
import { LETTER_STATUSES } from '../model/letter.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** A letter is written by the transaction of the change it tells of, and sent later. */
export const letters = pgTable(
  'letters',
  {
    /** Also the stem of its Message-ID, so that a letter sent twice is recognised as one. */
    id: text().primaryKey(),
    kind: text().notNull(),
    locale: text({ enum: ['nl', 'en', 'fr'] }).notNull(),
    toAddress: text('to_address').notNull(),
    toName: text('to_name').notNull().default(''),
    replyTo: text('reply_to'),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    /** Extra headers, such as List-Unsubscribe. */
    headers: jsonb().$type<Record<string, string>>().notNull().default({}),
    attachments: jsonb().$type<Attachment[]>().notNull().default([]),
    /** What the letter is about, as `slice:id`. */
    about: text(),
    status: text({ enum: LETTER_STATUSES }).notNull(),
    attempts: integer().notNull().default(0),
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull(),
    /** When it is due; a worker that takes it moves this on, so that no other takes it meanwhile. */
    dueAt: moment('due_at').notNull(),
    lastAttemptAt: moment('last_attempt_at'),
    sentAt: moment('sent_at'),
  },
  (table) => [
    index('letters_created').on(table.createdAt),
    index('letters_due').on(table.status, table.dueAt),
    index('letters_to').on(table.toAddress),
  ],
)
