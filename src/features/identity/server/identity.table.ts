import { boolean, customType, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { LOCALES } from '#kernel/locale.ts'
import { ROLES } from '#kernel/user.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const at = (name: string) => moment(name).notNull()
const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
const ownedBy = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Addresses are stored in lower case, so that one person has one account. */
export const users = pgTable('users', {
  id: text().primaryKey(),
  email: text().notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  /** The address of the photo, if there is one. */
  image: text(),
  language: text({ enum: LOCALES }).notNull().default('nl'),
  role: text({ enum: ROLES }).notNull().default('USER'),
  permissions: text().array().notNull().default([]),
  /** Marked by the admin: their reviews are certified. */
  isClient: boolean('is_client').notNull().default(false),
  isDisabled: boolean('is_disabled').notNull().default(false),
  /** Registered again before it was verified: whoever owns the mailbox chooses a new password. */
  isContested: boolean('is_contested').notNull().default(false),
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  createdAt: at('created_at'),
  updatedAt: at('updated_at'),
})

/** A way to sign in: a password (`credential`) or an identity provider. */
export const accounts = pgTable(
  'accounts',
  {
    id: text().primaryKey(),
    userId: ownedBy(),
    providerId: text('provider_id').notNull(),
    accountId: text('account_id').notNull(),
    passwordHash: text('password_hash'),
    createdAt: at('created_at'),
    updatedAt: at('updated_at'),
  },
  (table) => [
    uniqueIndex('accounts_provider_account').on(table.providerId, table.accountId),
    index('accounts_user').on(table.userId),
  ],
)

/** The authority behind the cookie; an access token names the session it was made from. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: ownedBy(),
    /** The SHA-256 of the token in the cookie. */
    token: text().notNull().unique(),
    expiresAt: at('expires_at'),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: at('created_at'),
    updatedAt: at('updated_at'),
  },
  (table) => [index('sessions_user').on(table.userId)],
)

/** What a link in a letter proves, once, until it expires. */
export const verifications = pgTable(
  'verifications',
  {
    id: text().primaryKey(),
    /** The SHA-256 of the purpose and the token of the link. */
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: at('expires_at'),
    createdAt: at('created_at'),
    updatedAt: at('updated_at'),
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
)

/** The second factor: a secret shared with an app, and codes for the day the phone is lost. Both are encrypted. */
export const twoFactors = pgTable(
  'two_factors',
  {
    id: text().primaryKey(),
    userId: ownedBy(),
    secret: text().notNull(),
    backupCodes: text('backup_codes').notNull(),
    verified: boolean().notNull().default(true),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: moment('locked_until'),
  },
  (table) => [index('two_factors_user').on(table.userId)],
)

export const photos = pgTable('photos', {
  userId: ownedBy().primaryKey(),
  contentType: text('content_type').notNull(),
  content: bytes().notNull(),
  /** Changes with the picture, and is part of its address. */
  version: text().notNull(),
})
