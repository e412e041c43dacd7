import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Answer } from '#features/form-questions/model/question.schema.ts'
import { LOCALES } from '#kernel/locale.ts'
import { MESSAGE_STATUSES } from '../model/message.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Messages sent with the contact form. Removed after two years. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: text().primaryKey(),
    /** Reference number for the sender, such as `C-7K3M9Q`. */
    reference: text().notNull().unique(),
    title: text().notNull(),
    message: text().notNull(),
    email: text().notNull(),
    /** Of the sender; empty if not given, like the three below. */
    name: text().notNull().default(''),
    /** To call about this message. */
    phone: text().notNull().default(''),
    trade: text().notNull().default(''),
    /** When the sender needs it. */
    wantedDate: text('wanted_date').notNull().default(''),
    /** Answers to the questions of the owner, with copies of the questions. */
    formAnswers: jsonb('form_answers').$type<Answer[]>().notNull().default([]),
    locale: text({ enum: LOCALES }).notNull(),
    status: text({ enum: MESSAGE_STATUSES }).notNull().default('unread'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('contact_messages_created').on(table.createdAt),
    index('contact_messages_status').on(table.status),
    index('contact_messages_sender').on(sql`lower(${table.email})`, table.createdAt),
  ],
)

export const contactAnswers = pgTable(
  'contact_answers',
  {
    id: text().primaryKey(),
    messageId: text('message_id')
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [index('contact_answers_message').on(table.messageId, table.sentAt)],
)
