import { and, asc, eq, getTableColumns, gt, lte, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '#platform/server/db.ts'
import type { BusyTime } from '../../model/calendars/busy-time.ts'
import { busyTimes, ownCalendars } from './calendar.table.ts'

export type CalendarRow = typeof ownCalendars.$inferSelect

export function list(db: Db): Promise<CalendarRow[]> {
  return db.select().from(ownCalendars).orderBy(asc(ownCalendars.createdAt), asc(ownCalendars.id))
}

/** With the number of busy times that are not over. */
export function listWithCounts(db: Db, now: Date) {
  const { id, createdAt } = ownCalendars
  const ahead = db.$count(busyTimes, and(eq(busyTimes.calendarId, id), gt(busyTimes.endsAt, now)))
  return db
    .select({ ...getTableColumns(ownCalendars), busyTimes: ahead })
    .from(ownCalendars)
    .orderBy(asc(createdAt), asc(id))
}

export async function findForUpdate(tx: Tx, id: string): Promise<CalendarRow | undefined> {
  const [row] = await tx.select().from(ownCalendars).where(eq(ownCalendars.id, id)).for('update')
  return row
}

export async function insert(tx: Tx, row: typeof ownCalendars.$inferInsert): Promise<void> {
  await tx.insert(ownCalendars).values(row)
}

export async function update(tx: Db, id: string, change: Partial<CalendarRow>): Promise<void> {
  await tx.update(ownCalendars).set(change).where(eq(ownCalendars.id, id))
}

/** The next read is a whole one, and a read that is running is discarded. */
export async function forgetValidators(tx: Tx, now: Date): Promise<void> {
  const { updatedAt } = ownCalendars
  const later = sql`greatest(${now.toISOString()}::timestamptz, ${updatedAt} + interval '1 millisecond')`
  await tx.update(ownCalendars).set({ etag: null, lastModified: null, updatedAt: later })
}

export async function remove(tx: Tx, id: string): Promise<void> {
  await tx.delete(ownCalendars).where(eq(ownCalendars.id, id))
}

/** Before another calendar receives the appointments. */
export async function stopReceiving(tx: Tx): Promise<void> {
  await tx.update(ownCalendars).set({ receivesAppointments: false }).where(eq(ownCalendars.receivesAppointments, true))
}

/** Names of those that have failed, or were not read, since before `before`. */
export async function listFailing(db: Db, before: Date): Promise<string[]> {
  const { failingSince, writeFailingSince, lastReadAt, createdAt } = ownCalendars
  const knownAt = sql`coalesce(${lastReadAt}, ${createdAt})`
  const rows = await db
    .select({ name: ownCalendars.name })
    .from(ownCalendars)
    .where(or(lte(failingSince, before), lte(writeFailingSince, before), lte(knownAt, before)))
    .orderBy(asc(ownCalendars.name))
  return rows.map(({ name }) => name)
}

export async function listBusyTimes(db: Db, calendarId: string): Promise<BusyTime[]> {
  const rows = await db
    .select({ startsAt: busyTimes.startsAt, endsAt: busyTimes.endsAt })
    .from(busyTimes)
    .where(eq(busyTimes.calendarId, calendarId))
    .orderBy(asc(busyTimes.startsAt))
  return rows.map(({ startsAt, endsAt }) => [startsAt.getTime(), endsAt.getTime()])
}

/** One statement for any number of rows. */
export async function replaceBusyTimes(tx: Tx, calendarId: string, times: readonly BusyTime[]): Promise<void> {
  await tx.delete(busyTimes).where(eq(busyTimes.calendarId, calendarId))
  if (times.length === 0) return
  await tx.execute(sql`
    insert into busy_times (calendar_id, starts_at, ends_at)
    select ${calendarId}, to_timestamp((time ->> 0)::float8 / 1000), to_timestamp((time ->> 1)::float8 / 1000)
    from jsonb_array_elements(${JSON.stringify(times)}::jsonb) as time`)
}
