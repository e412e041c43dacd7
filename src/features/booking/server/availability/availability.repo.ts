import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import type { TakenSpan } from '../../model/availability.ts'
import type { RuleRow } from '../rules/rule.repo.ts'

type TimeWindow = {
  from: Date
  to: Date
  now: Date
  /** Whose hold is no obstacle. */
  exceptUser?: string | undefined
  exceptAppointment?: string | undefined
}

/** `settings`: the rows of the owner's decisions, by key. */
type WindowData = { settings: Record<string, unknown>; rules: RuleRow[]; taken: TakenSpan[] }

/**
 * All that decides about a stretch of time, in one question: the settings, the active rules, appointments, and what others are
 * filling in.
 */
export async function loadWindow(db: Db, window: TimeWindow): Promise<WindowData> {
  const { from, to, now, exceptUser = '', exceptAppointment = '' } = window
  const during = sql`during && tstzrange(${from.toISOString()}, ${to.toISOString()})`
  const ms = (moment: SQL) => sql`extract(epoch from ${moment}) * 1000`
  const span = (end: SQL) =>
    sql`${ms(sql`lower(during)`)} as "start", ${ms(end)} as "end", ${ms(sql`upper(during)`)} as "until"`
  const { rows } = await db.execute<WindowData>(sql`
    select
      (select coalesce(json_object_agg(key, value), '{}') from settings where key in ('booking', 'company')) as settings,
      (select coalesce(json_agg(r), '[]') from (
        select id, type, day_of_week as "dayOfWeek", start_date as "startDate", end_date as "endDate",
          specific_date as "specificDate", start_time as "startTime", end_time as "endTime",
          is_blocked as "isBlocked", active, description, source
        from availability_rules where active order by created_at, id) as r) as rules,
      (select coalesce(json_agg(t), '[]') from (
        select ${span(sql`ends_at`)} from appointments
          where ${during} and status in ('PENDING', 'APPROVED') and id <> ${exceptAppointment}
        union all
        select ${span(sql`upper(during)`)} from slot_holds
          where ${during} and expires_at > ${now.toISOString()} and user_id <> ${exceptUser}) as t) as taken`)
  return rows[0]!
}
