import { sql } from 'drizzle-orm'
import { boolean, customType, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { LOCALES } from '#kernel/locale.ts'
import { type Permission, ROLES } from '#kernel/user.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const at = (name: string) => moment(name).notNull()
const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
const ownedBy = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Email addresses are stored in lower case and are unique. */
export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    email: text().notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** URL of the photo. */
    image: text(),
    language: text({ enum: LOCALES }).notNull().default('nl'),
    role: text({ enum: ROLES }).notNull().default('USER'),
    permissions: text().array().$type<Permission[]>().notNull().default([]),
    /** Set by the admin: reviews of this user are certified. */
    isClient: boolean('is_client').notNull().default(false),
    isDisabled: boolean('is_disabled').notNull().default(false),
    /** Not used any more; the previous release reads it. Remove it in the next release. */
    isContested: boolean('is_contested').notNull().default(false),
    /** Until the address is verified: hash of the cookie of the browser that registered it last. */
    registrationHash: text('registration_hash'),
    /** Hash of the newest verification link, then of the newest reset link; earlier ones are not valid. */
    newestLinkHash: text('verification_hash'),
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    createdAt: at('created_at'),
    updatedAt: at('updated_at'),
    /** Sessions are deleted when they end, so this is stored. */
    lastSignInAt: moment('last_sign_in_at'),
  },
  (table) => [
    // Sort order of the users list.
    index('users_name').on(sql`lower(${table.firstName} || ' ' || ${table.lastName})`, table.id),
    // For `containsText` on name and address: the same expressions as in the queries.
    index('users_search').using(
      'gin',
      sql`(${table.firstName} || ' ' || ${table.lastName}) gin_trgm_ops`,
      sql`${table.email} gin_trgm_ops`,
    ),
  ],
)

/** A sign-in method: a password (`credential`) or an identity provider. */
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

/** Sessions of the cookie; an access token refers to the session it was issued for. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: ownedBy(),
    /** SHA-256 of the token in the cookie. */
    token: text().notNull().unique(),
    expiresAt: at('expires_at'),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: at('created_at'),
    updatedAt: at('updated_at'),
  },
  (table) => [index('sessions_user').on(table.userId)],
)

/** Single-use links in emails, until they expire. */
export const verifications = pgTable(
  'verifications',
  {
    id: text().primaryKey(),
    /** SHA-256 of the purpose and the token of the link. */
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: at('expires_at'),
    createdAt: at('created_at'),
    updatedAt: at('updated_at'),
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
)

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
  /** Changes with the picture; part of its URL, for caching. */
  version: text().notNull(),
})
