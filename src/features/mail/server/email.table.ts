import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { EMAIL_ERROR_CODES, EMAIL_STATUSES, type EmailAttachment } from '../model/email.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** A letter is written by the transaction of the change it tells of, and sent later. */
export const emails = pgTable(
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
    /** The token of its link, for which `html`, `text` and `headers` hold a placeholder. Erased once it is sent or expired. */
    encryptedToken: text('encrypted_token'),
    /** Extra headers, such as List-Unsubscribe. */
    headers: jsonb().$type<Record<string, string>>().notNull().default({}),
    attachments: jsonb().$type<EmailAttachment[]>().notNull().default([]),
    /** What the letter is about, as `slice:id`. */
    about: text(),
    status: text({ enum: EMAIL_STATUSES }).notNull(),
    attempts: integer().notNull().default(0),
    /** How often it went out whole without an answer being noted: noted before its last byte, taken back by a refusal. */
    unanswered: integer().notNull().default(0),
    trouble: text({ enum: EMAIL_ERROR_CODES }),
    /** What the mail server itself said of the trouble. */
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull(),
    /** When it is due; a worker that takes it moves this on, so that no other takes it meanwhile. */
    dueAt: moment('due_at').notNull(),
    /** The last attempt did not reach the server: the first letter that gets through makes this one due. */
    waitsForServer: boolean('waits_for_server').notNull().default(false),
    /** Not sent after this: its link has expired, or what it announces is over. */
    validUntil: moment('valid_until'),
    lastAttemptAt: moment('last_attempt_at'),
    sentAt: moment('sent_at'),
  },
  (table) => [
    index('letters_created').on(table.createdAt),
    index('letters_due').on(table.status, table.dueAt),
    index('letters_to').on(table.toAddress),
    // Whatever code says: a third copy cannot be noted, and what is not noted is not sent.
    check('letters_at_most_twice', sql`${table.unanswered} between 0 and 2`),
  ],
)
