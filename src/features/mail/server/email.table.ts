import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { EMAIL_ERROR_CODES, EMAIL_STATUSES, type EmailAttachment } from '../model/email.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Transactional outbox: an email is written in the transaction of its change, and sent later. */
export const emails = pgTable(
  'emails',
  {
    /** Also the local part of its Message-ID, so that an email sent twice is recognised as one. */
    id: text().primaryKey(),
    kind: text().notNull(),
    locale: text({ enum: ['nl', 'en', 'fr'] }).notNull(),
    toAddress: text('to_address').notNull(),
    toName: text('to_name').notNull().default(''),
    replyTo: text('reply_to'),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    /** The token of its link; `html`, `text` and `headers` hold a placeholder. Erased once sent or expired. */
    encryptedToken: text('encrypted_token'),
    /** Extra headers, such as List-Unsubscribe. */
    headers: jsonb().$type<Record<string, string>>().notNull().default({}),
    attachments: jsonb().$type<EmailAttachment[]>().notNull().default([]),
    /** Subject of the email, as `slice:id`. */
    about: text(),
    status: text({ enum: EMAIL_STATUSES }).notNull(),
    attempts: integer().notNull().default(0),
    /** Transmissions without a recorded reply: incremented before the last byte, decremented by a rejection. */
    unanswered: integer().notNull().default(0),
    errorCode: text('error_code', { enum: EMAIL_ERROR_CODES }),
    /** Reply of the mail server. */
    serverMessage: text('server_message'),
    createdAt: moment('created_at').notNull(),
    /** When it is due; leasing an email sets this to the end of the lease. */
    dueAt: moment('due_at').notNull(),
    /** The last attempt did not reach the server: the next accepted email makes this one due. */
    waitsForServer: boolean('waits_for_server').notNull().default(false),
    /** Not sent after this: its link has expired, or its subject is over. */
    validUntil: moment('valid_until'),
    lastAttemptAt: moment('last_attempt_at'),
    sentAt: moment('sent_at'),
  },
  (table) => [
    index('emails_created').on(table.createdAt),
    index('emails_due').on(table.status, table.dueAt),
    index('emails_to').on(table.toAddress),
    // Enforces the limit in the database: an email is sent only after its attempt was recorded.
    check('emails_at_most_twice', sql`${table.unanswered} between 0 and 2`),
  ],
)
