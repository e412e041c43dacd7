import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Calendars of the owner that are read for busy times. */
export const ownCalendars = pgTable('own_calendars', {
  id: text().primaryKey(),
  name: text().notNull(),
  /** The address is a secret: it gives access to the calendar. */
  encryptedAddress: text('encrypted_address').notNull(),
  /** Of the address, to recognize it. */
  host: text().notNull(),
  blocksAllDay: boolean('blocks_all_day').notNull(),
  /** Whether all times are closed while the calendar cannot be read; otherwise the last known busy times apply. */
  closesIfUnread: boolean('closes_if_unread').notNull(),
  /** Validators of the last response, for conditional requests. Null: the whole file is read the next time. */
  etag: text(),
  lastModified: text('last_modified'),
  /** The time zone and the end of the window that the busy times were computed with. */
  readZone: text('read_zone'),
  readUntil: moment('read_until'),
  lastReadAt: moment('last_read_at'),
  /** Why the last attempt failed; null after a success. */
  error: text(),
  failingSince: moment('failing_since'),
  /** A time zone of the file that nobody defines. */
  unknownZone: text('unknown_zone'),
  createdAt: moment('created_at').notNull(),
  /** Of the settings above; a read that began before a change is discarded. */
  updatedAt: moment('updated_at').notNull(),
})

/** Merged busy times of a calendar within the bookable days: no titles, places or guests. */
export const busyTimes = pgTable(
  'busy_times',
  {
    calendarId: text('calendar_id')
      .notNull()
      .references(() => ownCalendars.id, { onDelete: 'cascade' }),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.calendarId, table.startsAt] }),
    check('busy_times_order', sql`${table.startsAt} < ${table.endsAt}`),
  ],
)
