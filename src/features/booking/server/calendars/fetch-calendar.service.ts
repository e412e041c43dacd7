import { createWorkerTask } from '#platform/server/concurrency/worker-task.ts'
import type { Context } from '#platform/server/context.ts'
import { decodedText, type PublicResponse } from '#platform/server/outbound/public-request.ts'
import type { CalendarReading, CalendarSource } from '../../model/calendars/read-calendar.ts'
import {
  CalendarFailure,
  MAX_CALENDAR_BYTES,
  openCalendarClient,
  toCalendarFailure,
} from './calendar-client.service.ts'

const READ_TIMEOUT_MS = 10_000

const readInWorker = createWorkerTask<CalendarSource, CalendarReading>(
  'src/features/booking/server/calendars/calendar.worker.ts',
  READ_TIMEOUT_MS,
  { maxHeapMb: 256 },
)

type Validators = { etag: string | null; lastModified: string | null }
type Fetched = Validators & { text: string }

/** Undefined if the file has not changed. Throws a `CalendarFailure`. */
export async function fetchCalendar(
  { env, reach }: Pick<Context, 'env' | 'reach'>,
  address: string,
  { etag, lastModified }: Validators,
): Promise<Fetched | undefined> {
  const client = openCalendarClient({ env, reach })
  try {
    const response = await client.get(address, {
      accept: 'text/calendar, */*;q=0.1',
      headers: {
        ...(etag ? { 'if-none-match': etag } : {}),
        ...(lastModified ? { 'if-modified-since': lastModified } : {}),
      },
    })
    if (response.status === 304 && (etag || lastModified)) return undefined
    assertOk(response)
    return {
      text: await decodedText(response, MAX_CALENDAR_BYTES),
      etag: response.headers.etag ?? null,
      lastModified: response.headers['last-modified'] ?? null,
    }
  } catch (error) {
    throw toCalendarFailure(error)
  } finally {
    client.close()
  }
}

/** Busy times of a fetched file. Throws a `CalendarFailure`. */
export async function parseCalendar(source: CalendarSource) {
  const reading = await readInWorker(source)
  if (!reading) throw new CalendarFailure('tooComplex')
  if ('refusal' in reading) throw new CalendarFailure(reading.refusal)
  return reading
}

/** A secret address that was renewed or withdrawn. */
const REFUSED = [401, 403, 404, 410]

function assertOk({ status }: PublicResponse): void {
  if (REFUSED.includes(status)) throw new CalendarFailure('refused')
  if (status !== 200) throw new CalendarFailure('status')
}
