import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Answer } from '#features/form-questions/model/question.schema.ts'
import { users } from '#features/identity/server/identity.table.ts'
import { LOCALES } from '#kernel/locale.ts'
import { APPOINTMENT_CHANGES, APPOINTMENT_STATUSES, CANCELLERS } from '../model/appointment.ts'
import { RULE_TYPES } from '../model/rules/rule.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const range = customType<{ data: string }>({ dataType: () => 'tstzrange' })

/** Rules that open or block times. Dates and times are local to the zone of the business. */
export const availabilityRules = pgTable(
  'availability_rules',
  {
    id: text().primaryKey(),
    type: text({ enum: RULE_TYPES }).notNull(),
    /** 1 Monday to 7 Sunday. */
    dayOfWeek: integer('day_of_week'),
    startDate: date('start_date', { mode: 'string' }),
    endDate: date('end_date', { mode: 'string' }),
    specificDate: date('specific_date', { mode: 'string' }),
    /** `09:00`; both null: the whole day. */
    startTime: text('start_time'),
    endTime: text('end_time'),
    isBlocked: boolean('is_blocked').notNull(),
    active: boolean().notNull(),
    description: text().notNull().default(''),
    /** Origin of an imported rule, such as `holiday:2026-12-25`; makes the import idempotent. */
    source: text().unique(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    check(
      'availability_rules_whole',
      sql`coalesce(case ${table.type}
        when 'TIME_RANGE' then ${table.startTime} is not null
        when 'DAY_OF_WEEK' then ${table.dayOfWeek} between 1 and 7
        when 'DATE_RANGE' then ${table.startDate} is not null and ${table.endDate} is not null
        when 'SPECIFIC_DATE' then ${table.specificDate} is not null
        else false end, false)`,
    ),
    check(
      'availability_rules_order',
      sql`(${table.startTime} is null) = (${table.endTime} is null)
        and (${table.startTime} is null or ${table.startTime} < ${table.endTime})
        and (${table.startDate} is null or ${table.startDate} <= ${table.endDate})`,
    ),
  ],
)

/** Appointments. An exclusion constraint, defined in a migration, prevents overlaps of PENDING and APPROVED ones. */
export const appointments = pgTable(
  'appointments',
  {
    /** Also the UID in calendars. */
    id: text().primaryKey(),
    /** Null for a guest, and after the account was deleted. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Copied at the time of the request: emails and calendars keep using these values. Empty after an erasure. */
    name: text().notNull(),
    email: text().notNull(),
    locale: text({ enum: LOCALES }).notNull(),
    phone: text().notNull().default(''),
    /** Code of a subject. */
    requestType: text('request_type').notNull(),
    status: text({ enum: APPOINTMENT_STATUSES }).notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** The occupied range: the appointment and the buffers around it; of a change request without the range of the appointment. */
    during: range().notNull(),
    comments: text().notNull(),
    /** With copies of the questions, so that they stay readable when the subject changes. */
    answers: jsonb().$type<Answer[]>().notNull().default([]),
    /** The unguessable `{room}` of a meeting link. The default is for earlier versions, which insert without it. */
    meetingRoom: text('meeting_room').notNull().default(sql`replace(gen_random_uuid()::text, '-', '')`),
    denialReason: text('denial_reason'),
    cancelReason: text('cancel_reason'),
    cancelledBy: text('cancelled_by', { enum: CANCELLERS }),
    noShow: boolean('no_show').notNull().default(false),
    /** A change request: the client asks for this time instead of that of the appointment with this id. */
    replacesId: text('replaces_id').references((): AnyPgColumn => appointments.id, { onDelete: 'cascade' }),
    /** The time of that appointment when the change was requested. A change of it ends the request. */
    replacesStart: moment('replaces_start'),
    /** SEQUENCE in calendars. */
    sequence: integer().notNull().default(0),
    /** Optimistic locking: incremented by every change. */
    version: integer().notNull().default(0),
    createdAt: moment('created_at').notNull(),
    decidedAt: moment('decided_at'),
    /** The start time that reminders were sent for; after a move they start again. */
    remindedFor: moment('reminded_for'),
    /** The last reminder for that start time, in hours before it. Null: the earliest one, sent by an earlier version. */
    remindedHours: integer('reminded_hours'),
    nudgedAt: moment('nudged_at'),
    /** When the owner was emailed about the request, at once or in a digest. */
    ownerNotifiedAt: moment('owner_notified_at'),
  },
  (table) => [
    index('appointments_user').on(table.userId, table.createdAt),
    // For the appointments of a guest who creates an account later.
    index('appointments_guest').on(table.email).where(sql`${table.userId} is null and ${table.email} <> ''`),
    index('appointments_change_requests').on(table.replacesId),
    uniqueIndex('appointments_one_change_request').on(table.replacesId).where(sql`${table.status} = 'PENDING'`),
    index('appointments_status').on(table.status, table.startsAt),
    // For `containsText`: the search by client.
    index('appointments_search').using('gin', sql`${table.name} gin_trgm_ops`, sql`${table.email} gin_trgm_ops`),
    check('appointments_status_known', sql`${table.status} in ('PENDING', 'APPROVED', 'DENIED', 'CANCELLED')`),
    check(
      'appointments_denied_with_reason',
      sql`${table.status} <> 'DENIED' or trim(coalesce(${table.denialReason}, '')) <> ''`,
    ),
    check('appointments_begin_before_end', sql`${table.startsAt} < ${table.endsAt}`),
    check(
      'appointments_during',
      sql`${table.replacesId} is not null
        or (lower(${table.during}) <= ${table.startsAt} and upper(${table.during}) >= ${table.endsAt})`,
    ),
    check('appointments_replaces', sql`(${table.replacesId} is null) = (${table.replacesStart} is null)`),
  ],
)

/** What happened to an appointment, for its history. Append-only, without personal data. */
export const appointmentChanges = pgTable(
  'appointment_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    appointmentId: text('appointment_id')
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    by: text({ enum: CANCELLERS }).notNull(),
    kind: text({ enum: APPOINTMENT_CHANGES }).notNull(),
    /** The start before the change, if it changed or a change of it was decided on. */
    fromStart: moment('from_start'),
    /** The start after the change, or the requested one. */
    toStart: moment('to_start').notNull(),
  },
  (table) => [index('appointment_changes_appointment').on(table.appointmentId, table.id)],
)

/** Holds: a user reserves a slot for five minutes while filling in the form. One hold per user. */
export const slotHolds = pgTable('slot_holds', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** With the buffers around it. */
  during: range().notNull(),
  /** Code of the subject; null if it was held by an earlier version. */
  requestType: text('request_type'),
  expiresAt: moment('expires_at').notNull(),
})

/**
 * Requests without an account whose address is not confirmed yet. The id becomes that of the appointment. An exclusion
 * constraint, defined in a migration, prevents overlaps of rows that hold their time.
 */
export const guestRequests = pgTable(
  'guest_requests',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    /** Language of the page, and of every email about the appointment. */
    locale: text({ enum: LOCALES }).notNull(),
    requestType: text('request_type').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** With the buffers around it. */
    during: range().notNull(),
    comments: text().notNull(),
    answers: jsonb().$type<Answer[]>().notNull(),
    /** HMAC of the network, for the number of holds of one network. */
    network: text().notNull(),
    /** Until `expires_at` nobody else can request the time. False: the link was sent, but the time is not reserved. */
    isHolding: boolean('is_holding').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('guest_requests_email').on(table.email),
    index('guest_requests_created').on(table.createdAt),
    check('guest_requests_begin_before_end', sql`${table.startsAt} < ${table.endsAt}`),
  ],
)
