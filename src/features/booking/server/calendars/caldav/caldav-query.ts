import { calendarQuery } from 'tsdav'

type Window = { from: number; to: number }

/** `20260302T090000Z` */
const toUtc = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '')

/** The events of a calendar within a window, as the server has them: series are expanded by `readCalendar`. */
export async function queryEvents(
  fetch: typeof globalThis.fetch,
  url: string,
  { from, to }: Window,
): Promise<string[]> {
  const range = { 'time-range': { _attributes: { start: toUtc(from), end: toUtc(to) } } }
  const events = { 'comp-filter': { _attributes: { name: 'VEVENT' }, ...range } }
  const responses = await calendarQuery({
    ...{ url, fetch, depth: '1' },
    props: { 'd:getetag': {}, 'c:calendar-data': {} },
    filters: { 'comp-filter': { _attributes: { name: 'VCALENDAR' }, ...events } },
  })
  return responses.flatMap(({ href = '', props }) => {
    const data = props?.calendarData?._cdata ?? props?.calendarData
    if (typeof data === 'string') return [data.trim()]
    // Some servers list the calendar itself. An event without data would be a busy time that is missed.
    if (href.endsWith('/')) return []
    throw new Error('an event without data')
  })
}
