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
import { encryptAddress, encryptPassword } from './calendar-address.service.ts'
import { readCalendars } from './read-calendars.service.ts'
import * as writtenRepo from './written-appointment.repo.ts'

export async function listCalendars({ db, now }: Pick<Context, 'db' | 'now'>) {
  const rows = await repo.listWithCounts(db, now())
  return { calendars: rows.map((row) => toView(row, now())) }
}

type CountedRow = Awaited<ReturnType<typeof repo.listWithCounts>>[number]

function toView(row: CountedRow, now: Date): OwnCalendar {
  const { id, kind, name, username, host, blocksAllDay, closesIfUnread, lastReadAt, error, failingSince } = row
  const { unknownZone, busyTimes, receivesAppointments, writeError, writeFailingSince, createdAt } = row
  const isOverdue = (since: Date | null) => since !== null && now.getTime() - since.getTime() >= FAILURE_NOTICE_MS
  return {
    ...{ id, kind, name, username, host, blocksAllDay, closesIfUnread, unknownZone, busyTimes, receivesAppointments },
    lastReadAt: lastReadAt?.toISOString() ?? null,
    error: (error as CalendarError | null) ?? (isOverdue(lastReadAt ?? createdAt) ? 'unread' : null),
    writeError: writeError as CalendarError | null,
    isOverdue: [failingSince, writeFailingSince, lastReadAt ?? createdAt].some(isOverdue),
  }
}

/** Names of the calendars that could not be read or written for 15 minutes. */
export function listUnreadCalendars(db: Db, now: Date): Promise<string[]> {
  return repo.listFailing(db, new Date(now.getTime() - FAILURE_NOTICE_MS))
}

/** Reads the calendar at once, so that the owner sees whether the address works. */
export async function addCalendar(ctx: Context, admin: User, creation: CalendarCreation) {
  const { address, kind, username = '', password = '', ...given } = creation
  const settings = { ...given, receivesAppointments: given.receivesAppointments && kind === 'caldav' }
  const { db, now, keys } = ctx
  const id = randomUUID()
  await db.transaction(async (tx) => {
    if ((await repo.list(tx)).length >= MAX_CALENDARS) throw bookingErrors.TOO_MANY_CALENDARS()
    const times = { createdAt: now(), updatedAt: now() }
    const login = kind === 'caldav' ? { username, ...encryptPassword(keys, id, password) } : {}
    if (settings.receivesAppointments) await repo.stopReceiving(tx)
    await repo.insert(tx, { id, kind, ...settings, ...encryptAddress(keys, id, address), ...login, ...times })
    await record(ctx, tx, admin, 'added', settings.name)
  })
  return readAndFind(ctx, id)
}

export async function changeCalendar(ctx: Context, admin: User, id: string, change: CalendarChange) {
  const { address, username, password, ...settings } = change
  const { db, now, keys } = ctx
  await db.transaction(async (tx) => {
    const row = await repo.findForUpdate(tx, id)
    if (!row) throw bookingErrors.CALENDAR_NOT_FOUND()
    // Later than before, also within a millisecond: a read that is running is discarded.
    const updatedAt = new Date(Math.max(now().getTime(), row.updatedAt.getTime() + 1))
    const receivesAppointments = settings.receivesAppointments && row.kind === 'caldav'
    if (receivesAppointments) await repo.stopReceiving(tx)
    await repo.update(tx, id, {
      ...settings,
      receivesAppointments,
      ...(address === undefined ? {} : encryptAddress(keys, id, address)),
      ...(row.kind === 'caldav' && username !== undefined ? { username } : {}),
      ...(row.kind === 'caldav' && password !== undefined ? encryptPassword(keys, id, password) : {}),
      ...{ etag: null, lastModified: null, updatedAt },
    })
    if (address !== undefined) {
      await repo.replaceBusyTimes(tx, id, [])
      await writtenRepo.removeOfCalendar(tx, id)
    }
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
  await readCalendars(ctx)
  const found = await find(ctx, id)
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
