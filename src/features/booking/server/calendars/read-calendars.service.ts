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

/** How long a request or an approval waits for the calendars. */
const WAIT_LIMIT_MS = 2000
/** Busy times are computed further ahead than anybody can book, so that an unchanged file stays valid for days. */
const SPARE_DAYS = 4

/** Each may hold a file of 10 MB. */
const CONCURRENT_READS = 4

type Facts = { config: BookingConfig; ownAddresses: string[]; ownEvents: string[] }
type Read = { busy?: BusyTime[]; change: Partial<repo.CalendarRow> }

/** Concurrent callers share a read. */
const inFlight = new WeakMap<Context['db'], Promise<void>>()
/** A read goes on after the request that started it, so it must not run in its scopes. */
const runDetached = AsyncLocalStorage.snapshot()

/** Reads all calendars. A calendar that fails keeps its busy times; the failure is stored. */
export function readCalendars(ctx: Context): Promise<void> {
  assertNoTransaction('calendars')
  const { db } = ctx
  const running = inFlight.get(db)
  if (running) return running
  const started = runDetached(() => readAll(ctx).finally(() => inFlight.delete(db)))
  inFlight.set(db, started)
  return started
}

/** Before a time is taken: the newest busy times, or the last known ones if reading takes too long. */
export async function refreshBusyTimes(ctx: Context): Promise<void> {
  if ((await repo.list(ctx.db)).length === 0) return
  const waited = new AbortController()
  const reading = readCalendars(ctx).catch((error) => ctx.log.error(error, 'calendars'))
  await Promise.race([reading, pause(WAIT_LIMIT_MS, undefined, { signal: waited.signal }).catch(() => {})])
  waited.abort()
}

async function readAll(ctx: Context): Promise<void> {
  const calendars = await repo.list(ctx.db)
  if (calendars.length === 0) return
  const facts = await loadFacts(ctx)
  for (let index = 0; index < calendars.length; index += CONCURRENT_READS)
    await Promise.all(calendars.slice(index, index + CONCURRENT_READS).map((one) => readOne(ctx, one, facts)))
}

async function loadFacts({ db, now }: Context): Promise<Facts> {
  const config = await loadBookingConfig(db)
  const admins = await listAdmins(db)
  return {
    config,
    ownAddresses: [...admins.map(({ email }) => email), config.company.email],
    ownEvents: await listIds(db, new Date(now().getTime() - DAY_MS)),
  }
}

async function readOne(ctx: Context, calendar: repo.CalendarRow, facts: Facts): Promise<void> {
  const at = ctx.now()
  try {
    const { busy, change } = await attempt(ctx, calendar, facts)
    await save(ctx, calendar, at, { ...change, error: null, failingSince: null, lastReadAt: at }, busy)
  } catch (error) {
    if (!(error instanceof CalendarFailure)) throw error
    await save(ctx, calendar, at, { error: error.reason, failingSince: calendar.failingSince ?? at })
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
