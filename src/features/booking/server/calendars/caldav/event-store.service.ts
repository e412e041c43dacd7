import { calendarQuery, createObject, davRequest, deleteObject, updateObject } from 'tsdav'
import { CalendarFailure } from '../calendar-client.service.ts'
import { assertDavStatus, assertWhole, type CaldavSession } from './caldav-session.service.ts'

/** An event that is not as it was last seen: the owner changed it, or another event has its UID. */
export type Conflict = 'changed' | 'gone' | 'taken'
type Written = { etag: string | null } | { conflict: Conflict }

/** ETags only. `tsdav` parses an answer on the main thread, which takes 10 ms for 100 kB. */
const MAX_LIST = 250_000
/** Their ETags take 50 kB. */
const FILES_PER_REQUEST = 200

/** The events of this site in one calendar. `file`: the last part of the address of an event. */
export type EventStore = ReturnType<typeof openEventStore>

export function openEventStore({ fetch }: CaldavSession, calendar: string) {
  const base = calendar.endsWith('/') ? calendar : `${calendar}/`
  const urlOf = (file: string) => new URL(encodeURIComponent(file), base).href
  const type = { 'content-type': 'text/calendar; charset=utf-8' }

  return {
    async create(file: string, data: string): Promise<Written> {
      const headers = { ...type, 'if-none-match': '*' }
      const response = await createObject({ url: urlOf(file), data, headers, fetch })
      if (response.status === 412) return { conflict: 'changed' }
      // RFC 4791: `no-uid-conflict` is a failed precondition, so 403 or 409.
      if (response.status === 409 || response.status === 403)
        if (/uid/i.test(await response.text()) || response.status === 409) return { conflict: 'taken' }
      return writtenBy(response, file)
    },
    /** Refused by the server if the event changed since `etag`. */
    async update(file: string, data: string, etag: string): Promise<Written> {
      const response = await updateObject({ url: urlOf(file), data, etag, headers: type, fetch })
      if (response.status === 412) return { conflict: 'changed' }
      if (response.status === 404 || response.status === 410) return { conflict: 'gone' }
      return writtenBy(response, file)
    },
    /** An event that is already gone is no failure. */
    async remove(file: string, etag: string): Promise<{ conflict?: Conflict }> {
      const response = await deleteObject({ url: urlOf(file), etag, fetch })
      if (response.status === 412) return { conflict: 'changed' }
      if (response.status !== 404 && response.status !== 410) assertWritten(response)
      return {}
    },
    read,
    /** By UID, wherever the owner or an email program stored it. */
    async findByUid(uid: string): Promise<string | undefined> {
      const match = { 'text-match': { _attributes: { collation: 'i;octet' }, _text: uid } }
      const property = { 'prop-filter': { _attributes: { name: 'UID' }, ...match } }
      const event = { 'comp-filter': { _attributes: { name: 'VEVENT' }, ...property } }
      const [found] = await calendarQuery({
        ...{ url: base, fetch: fetchList, depth: '1' },
        props: { 'd:getetag': {} },
        filters: { 'comp-filter': { _attributes: { name: 'VCALENDAR' }, ...event } },
      }).catch((error) => {
        throw error instanceof CalendarFailure ? error : new CalendarFailure('status')
      })
      const file = found?.href?.split('/').at(-1)
      return file && decodeURIComponent(file)
    },
    /** Undefined for events that are not there. */
    async findEtags(files: readonly string[]): Promise<Map<string, string>> {
      const etags = new Map<string, string>()
      for (let index = 0; index < files.length; index += FILES_PER_REQUEST)
        for (const [file, etag] of await findSome(files.slice(index, index + FILES_PER_REQUEST))) etags.set(file, etag)
      return etags
    },
  }

  async function findSome(files: readonly string[]): Promise<(readonly [string, string])[]> {
    const hrefs = files.map((file) => new URL(urlOf(file)).pathname)
    const namespaces = { 'xmlns:c': 'urn:ietf:params:xml:ns:caldav', 'xmlns:d': 'DAV:' }
    const body = {
      'c:calendar-multiget': { _attributes: namespaces, 'd:prop': { 'd:getetag': {} }, 'd:href': hrefs },
    }
    const init = { method: 'REPORT', headers: { depth: '1' }, body } as const
    const responses = await davRequest({ url: base, init, fetch: fetchList })
    if (responses.length > 0 && responses.every(({ href }) => !href)) {
      assertDavStatus({ status: responses[0]?.status ?? 0, ok: responses[0]?.ok ?? false })
      throw new CalendarFailure('notCaldav')
    }
    return responses.flatMap(({ href, props }) => {
      const file = decodeURIComponent(href?.split('/').at(-1) ?? '')
      return props?.getetag === undefined ? [] : [[file, String(props.getetag?._cdata ?? props.getetag)] as const]
    })
  }

  async function fetchList(target: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> {
    const response = await fetch(target, init)
    const text = await response.text()
    if (text.length > MAX_LIST) throw new CalendarFailure('tooLarge')
    if (response.status === 207) assertWhole(text)
    return new Response(text || null, { status: response.status, headers: response.headers })
  }

  async function read(file: string): Promise<{ data: string; etag: string | null } | undefined> {
    const response = await fetch(urlOf(file))
    if (response.status === 404 || response.status === 410) return undefined
    assertDavStatus(response)
    return { data: await response.text(), etag: response.headers.get('etag') || null }
  }

  /** Servers that change an event while they store it send no ETag. */
  async function writtenBy(response: Response, file: string): Promise<Written> {
    assertWritten(response)
    return { etag: response.headers.get('etag') || ((await read(file))?.etag ?? null) }
  }
}

function assertWritten(response: Response): void {
  if (response.status === 403) throw new CalendarFailure('readOnly')
  assertDavStatus(response)
}
