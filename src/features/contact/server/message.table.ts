import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
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
    locale: text({ enum: LOCALES }).notNull(),
    status: text({ enum: MESSAGE_STATUSES }).notNull().default('unread'),
    answer: text(),
    answeredAt: moment('answered_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('contact_messages_created').on(table.createdAt), index('contact_messages_status').on(table.status)],
)
