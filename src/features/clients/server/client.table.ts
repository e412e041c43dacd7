import { sql } from 'drizzle-orm'
import { boolean, check, date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** What the owner records about a person, with or without an account. Created by the first change of the card. */
export const clientRecords = pgTable(
  'client_records',
  {
    id: text().primaryKey(),
    /** Lower case. Identifies the person: an account cannot change its address. */
    email: text().notNull().unique(),
    /** Of a person without an account; `users.is_client` otherwise. */
    isClient: boolean('is_client').notNull().default(false),
    notes: text().notNull().default(''),
    /** Normalised, such as `+32 470 12 34 56`. Empty: unknown. */
    phone: text().notNull().default(''),
    /** Consent to be called: the day it was given, and how. */
    callConsentOn: date('call_consent_on', { mode: 'string' }),
    callConsentHow: text('call_consent_how'),
    /** Optimistic locking: incremented by every change. */
    version: integer().notNull().default(0),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    check('client_records_email_lower', sql`${table.email} = lower(${table.email})`),
    check('client_records_consent', sql`(${table.callConsentOn} is null) = (${table.callConsentHow} is null)`),
  ],
)
