import { type SQL, sql } from 'drizzle-orm'
import { expectDefined } from '#kernel/app-error.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import type { BusySpan, TakenSpan } from '../../model/availability.ts'
import { FAILURE_NOTICE_MS } from '../../model/calendars/own-calendar.schema.ts'
import type { Buffers } from '../../model/subjects/slot-rules.ts'
import type { RequestType } from '../../model/subjects/subject.schema.ts'
import type { RuleRow } from '../rules/rule.repo.ts'

type TimeWindow = {
  from: Date
  to: Date
  now: Date
  exceptUser?: string | undefined
  exceptGuest?: string | undefined
  exceptAppointment?: string | undefined
}

/** `settings`: rows of the settings table by key. */
type WindowData = { settings: Record<string, unknown>; rules: RuleRow[]; taken: TakenSpan[]; busy: BusySpan[] }

/** One query for everything that determines availability in a window: settings, rules, appointments, holds, busy times. */
export async function loadWindow(db: Db, window: TimeWindow): Promise<WindowData> {
  const { from, to, now, exceptUser = '', exceptGuest = '', exceptAppointment = '' } = window
  const during = sql`during && tstzrange(${from.toISOString()}, ${to.toISOString()})`
  const ms = (moment: SQL) => sql`extract(epoch from ${moment}) * 1000`
  const span = (start: SQL, end: SQL, isHold: SQL) =>
    sql`${ms(start)} as "start", ${ms(end)} as "end", ${ms(sql`lower(during)`)} as "from",
      ${ms(sql`upper(during)`)} as "until", request_type as "type", ${isHold} as "isHold"`
  const { rows } = await db.execute<WindowData>(sql`
    select
      (select coalesce(json_object_agg(key, value), '{}') from settings where key in ('booking', 'company', 'subjects')) as settings,
      (select coalesce(json_agg(r), '[]') from (
        select id, type, day_of_week as "dayOfWeek", start_date as "startDate", end_date as "endDate",
          specific_date as "specificDate", start_time as "startTime", end_time as "endTime",
          is_blocked as "isBlocked", active, description, source
        from availability_rules where active order by created_at, id) as r) as rules,
      (select coalesce(json_agg(t), '[]') from (
        select ${span(sql`starts_at`, sql`ends_at`, sql`false`)} from appointments
          where ${during} and status in ('PENDING', 'APPROVED') and id <> ${exceptAppointment}
        union all
        select ${span(sql`lower(during)`, sql`upper(during)`, sql`true`)} from slot_holds
          where ${during} and expires_at > ${now.toISOString()} and user_id <> ${exceptUser}
        union all
        select ${span(sql`starts_at`, sql`ends_at`, sql`true`)} from guest_requests
          where ${during} and is_holding and expires_at > ${now.toISOString()} and email <> ${exceptGuest}) as t) as taken,
      ${busySpans({ from, to }, now)} as busy`)
  return expectDefined(rows[0], 'row of arrays')
}

/** Of a calendar that closes all times while it cannot be read, the whole window. */
export function busySpans({ from, to }: Pick<TimeWindow, 'from' | 'to'>, now: Date): SQL {
  const [start, end] = [from.toISOString(), to.toISOString()]
  const unreadSince = new Date(now.getTime() - FAILURE_NOTICE_MS).toISOString()
  return sql`(select coalesce(json_agg(b), '[]') from (
    select extract(epoch from starts_at) * 1000 as "start", extract(epoch from ends_at) * 1000 as "end",
      calendar_id as calendar, false as "isUnread" from busy_times where starts_at < ${end} and ends_at > ${start}
    union all
    select extract(epoch from ${start}::timestamptz) * 1000, extract(epoch from ${end}::timestamptz) * 1000, id, true
      from own_calendars where closes_if_unread
        and least(failing_since, coalesce(last_read_at, created_at)) <= ${unreadSince}) as b)`
}

export async function loadBusySpans(db: Db, window: Pick<TimeWindow, 'from' | 'to'>, now: Date): Promise<BusySpan[]> {
  const { rows } = await db.execute<{ busy: BusySpan[] }>(sql`select ${busySpans(window, now)} as busy`)
  return expectDefined(rows[0], 'row').busy
}

/** Buffers of the subjects by their code, and of every other appointment. */
type CurrentBuffers = { byType: ({ type: RequestType } & Buffers)[]; others: Buffers }

/**
 * Shortens the stored buffers of current and upcoming appointments to the current ones. A buffer is never extended, because
 * another appointment may be beside it; the slot engine applies the longer buffer to free time instead. Rows are locked by
 * start time, in the same order as `lockAllByUser`.
 */
export async function shortenBuffers(tx: Tx, { byType, others }: CurrentBuffers, now: Date): Promise<void> {
  const minutes = (own: SQL, other: number) => sql`make_interval(mins => coalesce(${own}, ${other}::int))`
  const before = minutes(sql`own."bufferBefore"`, others.bufferBefore)
  const after = minutes(sql`own."bufferAfter"`, others.bufferAfter)
  await tx.execute(sql`
    with wanted as (
      select a.id,
        tstzrange(greatest(lower(a.during), a.starts_at - ${before}), least(upper(a.during), a.ends_at + ${after})) as during
      from appointments a
      left join jsonb_to_recordset(${JSON.stringify(byType)}::jsonb)
        as own(type text, "bufferBefore" int, "bufferAfter" int) on own.type = a.request_type
      where a.status in ('PENDING', 'APPROVED') and a.during && tstzrange(${now.toISOString()}, null)
      order by a.starts_at
      for update of a)
    update appointments set during = wanted.during from wanted
    where appointments.id = wanted.id and appointments.during <> wanted.during`)
}
