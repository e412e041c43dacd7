import { serveWorkerTask } from '#platform/server/concurrency/serve-worker-task.ts'
import { type CalendarReading, type CalendarSource, readCalendar } from '../../../model/calendars/read-calendar.ts'
import { queryEvents } from './caldav-query.ts'

export type CaldavSource = CalendarSource & { url: string }

const XML = { status: 207, headers: { 'content-type': 'application/xml' } }

// Entry point of the worker thread. `text` is the response to a query: parsing it takes as long as reading the events.
serveWorkerTask(async ({ url, ...source }: CaldavSource): Promise<CalendarReading> => {
  const files = await queryEvents(async () => new Response(source.text, XML), url, source).catch(() => undefined)
  if (!files) return { refusal: 'damaged' }
  return files.length === 0 ? { busy: [], unknownZones: [] } : readCalendar({ ...source, text: files.join('\n') })
})
