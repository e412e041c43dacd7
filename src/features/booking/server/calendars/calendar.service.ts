import { randomUUID } from 'node:crypto'
import * as journal from '#features/journal/server/journal.service.ts'
import type { User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import { bookingErrors } from '../../model/booking.errors.ts'
import {
  type CalendarChange,
  type CalendarCreation,
  type CalendarError,
  FAILURE_NOTICE_MS,
  MAX_CALENDARS,
  type OwnCalendar,
} from '../../model/calendars/own-calendar.schema.ts'
import { invalidateSlots } from '../slot-cache.service.ts'
import * as repo from './calendar.repo.ts'
import { encryptAddress } from './calendar-address.service.ts'
import { readCalendars } from './read-calendars.service.ts'

export async function listCalendars({ db, now }: Pick<Context, 'db' | 'now'>) {
  const rows = await repo.listWithCounts(db, now())
  return { calendars: rows.map((row) => toView(row, now())) }
}

type CountedRow = Awaited<ReturnType<typeof repo.listWithCounts>>[number]

function toView(row: CountedRow, now: Date): OwnCalendar {
  const { id, name, host, blocksAllDay, closesIfUnread, lastReadAt, error, failingSince, unknownZone, busyTimes } = row
  return {
    ...{ id, name, host, blocksAllDay, closesIfUnread, unknownZone, busyTimes },
    lastReadAt: lastReadAt?.toISOString() ?? null,
    error: error as CalendarError | null,
    isOverdue: failingSince !== null && now.getTime() - failingSince.getTime() >= FAILURE_NOTICE_MS,
  }
}

/** Names of the calendars that could not be read for 15 minutes. */
export function listUnreadCalendars(db: Db, now: Date): Promise<string[]> {
  return repo.listFailing(db, new Date(now.getTime() - FAILURE_NOTICE_MS))
}

/** Reads the calendar at once, so that the owner sees whether the address works. */
export async function addCalendar(ctx: Context, admin: User, { address, ...settings }: CalendarCreation) {
  const { db, now, keys } = ctx
  const id = randomUUID()
  await db.transaction(async (tx) => {
    if ((await repo.list(tx)).length >= MAX_CALENDARS) throw bookingErrors.TOO_MANY_CALENDARS()
    const times = { createdAt: now(), updatedAt: now() }
    await repo.insert(tx, { id, ...settings, ...encryptAddress(keys, id, address), ...times })
    await record(ctx, tx, admin, 'added', settings.name)
  })
  return readAndFind(ctx, id)
}

export async function changeCalendar(ctx: Context, admin: User, id: string, { address, ...settings }: CalendarChange) {
  const { db, now, keys } = ctx
  await db.transaction(async (tx) => {
    const row = await repo.findForUpdate(tx, id)
    if (!row) throw bookingErrors.CALENDAR_NOT_FOUND()
    // Later than before, also within a millisecond: a read that is running is discarded.
    const updatedAt = new Date(Math.max(now().getTime(), row.updatedAt.getTime() + 1))
    const newAddress = address === undefined ? {} : encryptAddress(keys, id, address)
    await repo.update(tx, id, { ...settings, ...newAddress, etag: null, lastModified: null, updatedAt })
    if (address !== undefined) await repo.replaceBusyTimes(tx, id, [])
    await invalidateSlots(tx)
    await record(ctx, tx, admin, 'changed', settings.name)
  })
  return readAndFind(ctx, id)
}

export async function removeCalendar(ctx: Context, admin: User, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const row = await repo.findForUpdate(tx, id)
    if (!row) throw bookingErrors.CALENDAR_NOT_FOUND()
    await repo.remove(tx, id)
    await invalidateSlots(tx)
    await record(ctx, tx, admin, 'removed', row.name)
  })
}

/** The owner asks for it after a correction elsewhere. */
export async function readCalendarsNow(ctx: Context) {
  await readCalendars(ctx)
  return listCalendars(ctx)
}

async function readAndFind(ctx: Context, id: string): Promise<OwnCalendar> {
  // A read that began before this change does not include it.
  await readCalendars(ctx)
  let found = await find(ctx, id)
  if (found && found.lastReadAt === null && found.error === null) {
    await readCalendars(ctx)
    found = await find(ctx, id)
  }
  if (!found) throw bookingErrors.CALENDAR_NOT_FOUND()
  return found
}

async function find(ctx: Context, id: string): Promise<OwnCalendar | undefined> {
  return (await listCalendars(ctx)).calendars.find((one) => one.id === id)
}

function record({ now }: Context, tx: Db, actor: User, action: 'added' | 'changed' | 'removed', name: string) {
  return journal.record(tx, {
    at: now(),
    actor,
    action: `ownCalendar.${action}`,
    subject: 'booking',
    details: { name },
  })
}
