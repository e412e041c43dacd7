import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { listAdmins } from '#features/identity/server/users/user.repo.ts'
import { DAY_MS } from '#kernel/time-units.ts'
import type { Context } from '#platform/server/context.ts'
import { assertNoTransaction } from '#platform/server/database/transaction-scope.ts'
import type { BusyTime } from '../../model/calendars/busy-time.ts'
import type { CalendarSource } from '../../model/calendars/read-calendar.ts'
import { listIds } from '../appointments/appointment.repo.ts'
import { type BookingConfig, loadBookingConfig } from '../availability/availability.service.ts'
import { invalidateSlots } from '../slot-cache.service.ts'
import { fetchCaldavEvents, parseCaldavEvents } from './caldav/fetch-caldav.service.ts'
import * as repo from './calendar.repo.ts'
import { decryptAddress, decryptPassword } from './calendar-address.service.ts'
import { CalendarFailure } from './calendar-client.service.ts'
import { fetchCalendar, parseCalendar } from './fetch-calendar.service.ts'
import { listLeftElsewhere } from './written-appointment.repo.ts'

/** How long a request or an approval waits for the calendars. */
const WAIT_LIMIT_MS = 2000
/** Busy times are computed further ahead than anybody can book, so that an unchanged file stays valid for days. */
const SPARE_DAYS = 4

/** Each may hold a file of 10 MB. */
const CONCURRENT_READS = 4

type Facts = { config: BookingConfig; ownAddresses: string[]; ownEvents: string[] }
type Read = { busy?: BusyTime[]; change: Partial<repo.CalendarRow> }

/** A request within this time of a read does not start another one, so that requests cannot be used to load a calendar server. */
const FRESH_MS = 10_000

/** `version`: `updatedAt` of the calendar, because a change of the owner needs a read of its own. */
type Reading = { version: number; startedAt: number; isRunning: boolean; done: Promise<void> }
type Readings = { ofCalendar: Map<string, Reading>; running: number; waiting: (() => void)[] }

/** Concurrent callers share the read of a calendar. */
const readings = new WeakMap<Context['db'], Readings>()
/** A read goes on after the request that started it, so it must not run in its scopes. */
const runDetached = AsyncLocalStorage.snapshot()

/** Reads all calendars. A calendar that fails keeps its busy times; the failure is stored. */
export async function readCalendars(ctx: Context): Promise<void> {
  assertNoTransaction('calendars')
  await readEach(ctx, await repo.list(ctx.db), 0)
}

/**
 * Before a time is taken: the newest busy times, or the last known ones if reading takes too long. `validate` runs before a
 * calendar is asked.
 */
export async function refreshBusyTimes(ctx: Context, validate?: () => Promise<unknown>): Promise<void> {
  const calendars = await repo.list(ctx.db)
  if (calendars.length === 0) return
  await validate?.()
  const waited = new AbortController()
  const reading = readEach(ctx, calendars, FRESH_MS)
  await Promise.race([reading, pause(WAIT_LIMIT_MS, undefined, { signal: waited.signal }).catch(() => {})])
  waited.abort()
}

/** Each by itself: a slow calendar delays no other one, unless `CONCURRENT_READS` of them hang. */
async function readEach(ctx: Context, calendars: repo.CalendarRow[], freshMs: number): Promise<void> {
  const known = readings.get(ctx.db) ?? { ofCalendar: new Map(), running: 0, waiting: [] }
  readings.set(ctx.db, known)
  let facts: Promise<Facts> | undefined
  await Promise.all(
    calendars.map((calendar) => {
      const last = known.ofCalendar.get(calendar.id)
      const startedAt = ctx.now().getTime()
      const version = calendar.updatedAt.getTime()
      const isShared = last?.isRunning || (last && Math.abs(startedAt - last.startedAt) < freshMs)
      if (last?.version === version && isShared) return last.done
      const reading: Reading = { version, startedAt, isRunning: true, done: Promise.resolve() }
      const read = async () => {
        facts ??= loadFacts(ctx)
        await readOne(ctx, calendar, await facts)
      }
      reading.done = runDetached(() => withPlace(known, read))
        .catch((err) => ctx.log.error({ err }, 'calendar not read'))
        .finally(() => {
          reading.isRunning = false
        })
      known.ofCalendar.set(calendar.id, reading)
      return reading.done
    }),
  )
}

/** Limits how many calendars are read at the same moment. */
async function withPlace(known: Readings, run: () => Promise<void>): Promise<void> {
  if (known.running >= CONCURRENT_READS) await new Promise<void>((resolve) => known.waiting.push(resolve))
  else known.running++
  try {
    await run()
  } finally {
    const next = known.waiting.shift()
    if (next) next()
    else known.running--
  }
}

async function loadFacts({ db, now }: Context): Promise<Facts> {
  const config = await loadBookingConfig(db)
  const admins = await listAdmins(db)
  const leftElsewhere = new Set(await listLeftElsewhere(db))
  return {
    config,
    ownAddresses: [...admins.map(({ email }) => email), config.company.email],
    ownEvents: (await listIds(db, new Date(now().getTime() - DAY_MS))).filter((id) => !leftElsewhere.has(id)),
  }
}

async function readOne(ctx: Context, calendar: repo.CalendarRow, facts: Facts): Promise<void> {
  const at = ctx.now()
  try {
    const { busy, change } = await attempt(ctx, calendar, facts)
    await save(ctx, calendar, at, { ...change, error: null, failingSince: null, lastReadAt: at }, busy)
  } catch (error) {
    // Such as a value that the database refuses: the other calendars are read, and the owner sees that this one is not.
    const reason = error instanceof CalendarFailure ? error.reason : 'damaged'
    if (!(error instanceof CalendarFailure)) ctx.log.error({ err: error }, 'calendar not read')
    await save(ctx, calendar, at, { error: reason, failingSince: calendar.failingSince ?? at })
  }
}

async function attempt(ctx: Context, calendar: repo.CalendarRow, { config, ...own }: Facts): Promise<Read> {
  const address = decryptAddress(ctx.keys, calendar)
  if (address === undefined) throw new CalendarFailure('addressLost')
  const { zone, settings } = config
  const now = ctx.now().getTime()
  const bookable = now + (settings.horizonDays + 1) * DAY_MS
  const isCurrent = calendar.readZone === zone && (calendar.readUntil?.getTime() ?? 0) >= bookable
  const window = { from: now - DAY_MS, to: bookable + SPARE_DAYS * DAY_MS }
  const fetched = await (calendar.kind === 'caldav' ? fetchFromServer : fetchFile)(ctx, calendar, {
    ...{ address, window },
    validators: isCurrent ? calendar : { etag: null, lastModified: null },
  })
  if (!fetched) return { change: {} }
  const { text, parse, ...validators } = fetched
  const ownAddresses = [...own.ownAddresses, ...addressesIn(address), calendar.username]
  const { blocksAllDay } = calendar
  const { busy, unknownZones } = await parse({ ...own, ...window, ownAddresses, text, zone, blocksAllDay })
  const [unknownZone = null] = unknownZones
  return { busy, change: { ...validators, readZone: zone, readUntil: new Date(window.to), unknownZone } }
}

type Validators = Pick<repo.CalendarRow, 'etag' | 'lastModified'>
type Wanted = { address: string; window: { from: number; to: number }; validators: Validators }
/** `parse`: how the text is read. */
type Fetched = Validators & { text: string; parse: typeof parseCalendar }

async function fetchFile(ctx: Context, _: repo.CalendarRow, { address, validators }: Wanted) {
  const fetched = await fetchCalendar(ctx, address, validators)
  return fetched && { ...fetched, parse: parseCalendar }
}

async function fetchFromServer(ctx: Context, calendar: repo.CalendarRow, wanted: Wanted): Promise<Fetched | undefined> {
  const { address, window, validators } = wanted
  const password = decryptPassword(ctx.keys, calendar)
  if (password === undefined) throw new CalendarFailure('addressLost')
  const login = { address, username: calendar.username, password }
  const fetched = await fetchCaldavEvents(ctx, login, { ...window, ctag: validators.etag })
  if (!fetched) return undefined
  const parse = (source: CalendarSource) => parseCaldavEvents({ ...source, url: address })
  return { text: fetched.multistatus, etag: fetched.ctag, lastModified: null, parse }
}

/** Google has the account in the path: `/calendar/ical/owner%40example.com/private-…/basic.ics`. */
function addressesIn(address: string): string[] {
  const parts = new URL(address).pathname.replaceAll('%40', '@').split('/')
  return parts.filter((part) => part.includes('@'))
}

/** Discarded if the owner changed or removed the calendar meanwhile, or a later read was faster. */
function save(
  { db, now }: Context,
  calendar: repo.CalendarRow,
  at: Date,
  change: Partial<repo.CalendarRow>,
  busy?: BusyTime[],
): Promise<void> {
  const isAhead = ([, end]: BusyTime) => end > now().getTime()
  return db.transaction(async (tx) => {
    const row = await repo.findForUpdate(tx, calendar.id)
    if (!row || row.updatedAt.getTime() !== calendar.updatedAt.getTime() || Number(row.lastReadAt) > at.getTime())
      return
    const known = busy && (await repo.listBusyTimes(tx, calendar.id))
    // Most reads change nothing: then no page is rendered again.
    if (busy && JSON.stringify(busy.filter(isAhead)) !== JSON.stringify(known?.filter(isAhead))) {
      await repo.replaceBusyTimes(tx, calendar.id, busy)
      await invalidateSlots(tx)
    }
    await repo.update(tx, calendar.id, change)
  })
}
