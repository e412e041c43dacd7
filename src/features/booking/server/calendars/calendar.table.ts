import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { CALENDAR_KINDS, EVENT_QUESTIONS } from '../../model/calendars/own-calendar.schema.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Calendars of the owner that are read for busy times. */
export const ownCalendars = pgTable('own_calendars', {
  id: text().primaryKey(),
  /** The default is for earlier versions, which insert without it. */
  kind: text({ enum: CALENDAR_KINDS }).notNull().default('ics'),
  name: text().notNull(),
  /** The address is a secret: it gives access to the calendar. */
  encryptedAddress: text('encrypted_address').notNull(),
  /** Of the address, to recognize it. */
  host: text().notNull(),
  /** Of a CalDAV calendar; otherwise empty and null. */
  username: text().notNull().default(''),
  encryptedPassword: text('encrypted_password'),
  blocksAllDay: boolean('blocks_all_day').notNull(),
  /** Whether all times are closed while the calendar cannot be read; otherwise the last known busy times apply. */
  closesIfUnread: boolean('closes_if_unread').notNull(),
  /** Validators of the last response, for conditional requests; for CalDAV its `ctag`. Null: everything is read the next time. */
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
  /** Approved appointments are written to it; at most one CalDAV calendar. */
  receivesAppointments: boolean('receives_appointments').notNull().default(false),
  /** The `ctag` at which the written appointments were last compared. */
  comparedCtag: text('compared_ctag'),
  /** Why the last appointment could not be written; null after a success. */
  writeError: text('write_error'),
  writeFailingSince: moment('write_failing_since'),
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

/** Appointments in a calendar of the owner. Without a reference to the appointment: its event is removed after it. */
export const writtenAppointments = pgTable(
  'written_appointments',
  {
    /** Also the UID of the event, as in the invite. */
    appointmentId: text('appointment_id').primaryKey(),
    calendarId: text('calendar_id')
      .notNull()
      .references(() => ownCalendars.id, { onDelete: 'cascade' }),
    /** The last part of the address of the event. */
    file: text().notNull(),
    /** Of the event as it was last seen or written. Null: it is not in the calendar. */
    etag: text(),
    /** `version` of the appointment that was written; another one is written again. */
    version: integer().notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** What the owner did in the calendar and has not decided about yet. */
    question: text({ enum: EVENT_QUESTIONS }),
    /** The event of the question: where it was moved to, and its version. */
    movedTo: moment('moved_to'),
    seenEtag: text('seen_etag'),
  },
  (table) => [index('written_appointments_calendar').on(table.calendarId)],
)
