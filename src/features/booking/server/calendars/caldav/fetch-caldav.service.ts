import { propfind } from 'tsdav'
import { createWorkerTask } from '#platform/server/concurrency/worker-task.ts'
import type { CaldavLogin } from '../../../model/calendars/own-calendar.schema.ts'
import type { CalendarReading, CalendarSource } from '../../../model/calendars/read-calendar.ts'
import { CalendarFailure } from '../calendar-client.service.ts'
import { queryEvents } from './caldav-query.ts'
import {
  assertDavStatus,
  assertWhole,
  type CaldavContext,
  type CaldavSession,
  openCaldavSession,
} from './caldav-session.service.ts'

const READ_TIMEOUT_MS = 10_000

const readInWorker = createWorkerTask<CalendarSource & { url: string }, CalendarReading>(
  'src/features/booking/server/calendars/caldav/caldav.worker.ts',
  READ_TIMEOUT_MS,
  { maxHeapMb: 256 },
)

type Events = { ctag: string | null; multistatus: string }

/** Undefined if nothing has changed since `ctag`. Throws a `CalendarFailure`. */
export async function fetchCaldavEvents(
  ctx: CaldavContext,
  login: CaldavLogin,
  { ctag, ...window }: { ctag: string | null; from: number; to: number },
): Promise<Events | undefined> {
  const session = openCaldavSession(ctx, login)
  try {
    // Before the events: what changes in between is read the next time.
    const current = await findCtag(session, login.address)
    if (current !== null && current === ctag) return undefined
    return { ctag: current, multistatus: await fetchMultistatus(session, login.address, window) }
  } finally {
    session.close()
  }
}

/** Changes with every event of the calendar. Null: this server has none. */
export async function findCtag({ fetch }: CaldavSession, url: string): Promise<string | null> {
  const props = { 'cs:getctag': {}, 'd:resourcetype': {} }
  const [found] = await propfind({ url, props, depth: '0', fetch: checked(fetch) })
  if (!found?.props?.resourcetype || !('calendar' in found.props.resourcetype)) throw new CalendarFailure('noCalendar')
  const { getctag } = found.props
  return getctag === undefined ? null : String(getctag?._cdata ?? getctag)
}

/** As transferred: `tsdav` parses it in the worker thread. */
async function fetchMultistatus({ fetch }: CaldavSession, url: string, window: { from: number; to: number }) {
  let text = ''
  await queryEvents(
    async (target, init) => {
      text = await (await checked(fetch)(target, init)).text()
      return new Response(null, { status: 207 })
    },
    url,
    window,
  )
  assertWhole(text)
  return text
}

/** Only an answer of a CalDAV server. */
function checked(fetch: CaldavSession['fetch']): typeof globalThis.fetch {
  return async (target, init) => {
    const response = await fetch(target, init)
    assertDavStatus(response)
    const isXml = response.headers.get('content-type')?.toLowerCase().includes('xml')
    if (response.status !== 207 || !isXml) throw new CalendarFailure('notCaldav')
    return response
  }
}

/** Busy times of fetched events. Throws a `CalendarFailure`. */
export async function parseCaldavEvents(source: CalendarSource & { url: string }) {
  const reading = await readInWorker(source)
  if (!reading) throw new CalendarFailure('tooComplex')
  if ('refusal' in reading) throw new CalendarFailure(reading.refusal)
  return reading
}
