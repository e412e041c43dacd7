import { boolean, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true }).notNull()

/** Addresses are stored in lower case, so that one person has one account. */
export const users = pgTable('users', {
  id: text().primaryKey(),
  email: text().notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  role: text({ enum: ['ADMIN', 'USER'] })
    .notNull()
    .default('USER'),
  permissions: text().array().notNull().default([]),
  createdAt: at('created_at'),
  updatedAt: at('updated_at'),
})

/** A way to sign in: a password (`credential`) or an identity provider. */
export const accounts = pgTable(
  'accounts',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    providerId: text('provider_id').notNull(),
    accountId: text('account_id').notNull(),
    passwordHash: text('password_hash'),
    createdAt: at('created_at'),
    updatedAt: at('updated_at'),
  },
  (table) => [uniqueIndex('accounts_provider_account').on(table.providerId, table.accountId)],
)
