import { type SQL, sql } from 'drizzle-orm'
import { expectDefined } from '#kernel/app-error.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import type { TakenSpan } from '../../model/availability.ts'
import type { RuleRow } from '../rules/rule.repo.ts'

type TimeWindow = {
  from: Date
  to: Date
  now: Date
  exceptUser?: string | undefined
  exceptAppointment?: string | undefined
}

/** `settings`: rows of the settings table by key. */
type WindowData = { settings: Record<string, unknown>; rules: RuleRow[]; taken: TakenSpan[] }

/** One query for everything that determines availability in a window: settings, active rules, appointments, holds. */
export async function loadWindow(db: Db, window: TimeWindow): Promise<WindowData> {
  const { from, to, now, exceptUser = '', exceptAppointment = '' } = window
  const during = sql`during && tstzrange(${from.toISOString()}, ${to.toISOString()})`
  const ms = (moment: SQL) => sql`extract(epoch from ${moment}) * 1000`
  const span = (end: SQL) =>
    sql`${ms(sql`lower(during)`)} as "start", ${ms(end)} as "end", ${ms(sql`upper(during)`)} as "until"`
  const { rows } = await db.execute<WindowData>(sql`
    select
      (select coalesce(json_object_agg(key, value), '{}') from settings where key in ('booking', 'company', 'subjects')) as settings,
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
  return expectDefined(rows[0], 'row of arrays')
}

/**
 * Shortens the stored buffer of current and upcoming appointments to `bufferMinutes`. A buffer is never extended, because
 * another appointment may follow; the slot engine applies the longer buffer to free time instead. Rows are locked by
 * start time, in the same order as `lockAllByUser`.
 */
export async function shortenBuffers(tx: Tx, bufferMinutes: number, now: Date): Promise<void> {
  const until = sql`ends_at + make_interval(mins => ${bufferMinutes})`
  await tx.execute(sql`
    update appointments set during = tstzrange(starts_at, ${until})
    where id in (
      select id from appointments
      where status in ('PENDING', 'APPROVED') and during && tstzrange(${now.toISOString()}, null)
        and upper(during) > ${until}
      order by starts_at
      for update)`)
}
