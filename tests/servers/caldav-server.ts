import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import ICAL from 'ical.js'
import { loopbackServer } from './tls-proxy.ts'

type Stored = { data: string; etag: string }
type Reply = (outgoing: ServerResponse) => void
type Request = { method: string; path: string; headers: IncomingMessage['headers']; body: string }

const HOME = '/dav/rita/'
const PRINCIPAL = '/dav/principals/rita/'
const LOGIN = { username: 'rita@example.com', password: 'geheim wachtwoord' }
const NAMESPACES = `xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav" xmlns:CS="http://calendarserver.org/ns/"`

/**
 * A CalDAV server (RFC 4791) on loopback with one user: discovery, calendars, queries by time range and by UID, multiget,
 * conditional writes. `names`: the last parts of the addresses of its calendars.
 */
export async function caldavServer(...names: string[]) {
  const calendars = new Map((names.length > 0 ? names : ['work']).map((name) => [name, new Map<string, Stored>()]))
  const requests: Request[] = []
  let version = 0
  let reply: Reply | undefined
  let changeReport = (xml: string) => xml

  const port = await loopbackServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    const { method = '', url = '', headers } = incoming
    const request = { method, path: decodeURI(url), headers, body: Buffer.concat(chunks).toString() }
    requests.push(request)
    if (reply) return reply(outgoing)
    if (request.path === '/.well-known/caldav') return outgoing.writeHead(301, { location: '/dav/' }).end()
    const expected = `Basic ${Buffer.from(`${LOGIN.username}:${LOGIN.password}`).toString('base64')}`
    if (headers.authorization !== expected)
      return outgoing.writeHead(401, { 'www-authenticate': 'Basic realm="dav"' }).end()
    answer(request, outgoing)
  })

  function answer(request: Request, outgoing: ServerResponse): ServerResponse {
    if (request.method === 'PROPFIND') return propfind(request, outgoing)
    const [name = '', file = ''] = request.path.slice(HOME.length).split('/')
    const calendar = request.path.startsWith(HOME) ? calendars.get(name) : undefined
    if (!calendar) return outgoing.writeHead(404).end()
    if (request.method === 'REPORT') return report(name, calendar, request, outgoing)
    if (request.method === 'PUT') return put(calendar, file, request, outgoing)
    const stored = calendar.get(file)
    if (!stored) return outgoing.writeHead(404).end()
    if (request.method === 'GET')
      return outgoing.writeHead(200, { 'content-type': 'text/calendar', etag: stored.etag }).end(stored.data)
    if (request.method !== 'DELETE') return outgoing.writeHead(405).end()
    if (!isMatch(request, stored)) return outgoing.writeHead(412).end()
    calendar.delete(file)
    version++
    return outgoing.writeHead(204).end()
  }

  function propfind({ path, headers, body }: Request, outgoing: ServerResponse): ServerResponse {
    const asked = Array.from(body.matchAll(/<(?:\w+:)?([\w-]+)\s*\/>/g), ([, name = '']) => name)
    const describeOne = (href: string, properties: Record<string, string>) => {
      const [known, unknown] = [asked.filter((one) => one in properties), asked.filter((one) => !(one in properties))]
      const missing = unknown.map((one) => `<${one}/>`).join('')
      return `<response><href>${href}</href>${propstat(known.map((one) => properties[one]).join(''), '200 OK')}${
        missing && propstat(missing, '404 Not Found')
      }</response>`
    }
    const user = `<current-user-principal><href>${PRINCIPAL}</href></current-user-principal>`
    const calendarOf = (name: string) =>
      describeOne(`${HOME}${name}/`, {
        'current-user-principal': user,
        resourcetype: '<resourcetype><collection/><C:calendar/></resourcetype>',
        displayname: `<displayname>${name}</displayname>`,
        getctag: `<CS:getctag>"${version}"</CS:getctag>`,
      })
    const collection = { 'current-user-principal': user, resourcetype: '<resourcetype><collection/></resourcetype>' }
    if (path === HOME && headers.depth === '1')
      return multistatus(outgoing, [describeOne(HOME, collection), ...[...calendars.keys()].map(calendarOf)])
    if (path === '/dav/' || path === HOME) return multistatus(outgoing, [describeOne(path, collection)])
    if (path === PRINCIPAL) {
      const home = `<C:calendar-home-set><href>${HOME}</href></C:calendar-home-set>`
      return multistatus(outgoing, [describeOne(path, { ...collection, 'calendar-home-set': home })])
    }
    const [name = ''] = path.slice(HOME.length).split('/')
    if (!path.startsWith(HOME) || !calendars.has(name)) return outgoing.writeHead(404).end()
    return multistatus(outgoing, [calendarOf(name)])
  }

  function report(
    name: string,
    calendar: Map<string, Stored>,
    { body }: Request,
    outgoing: ServerResponse,
  ): ServerResponse {
    const pathOf = (file: string) => `${HOME}${name}/${file}`
    const describeOne = (file: string, { data, etag }: Stored) =>
      `<response><href>${pathOf(file)}</href>${propstat(
        `<getetag>${escapeXml(etag)}</getetag><C:calendar-data>${escapeXml(data)}</C:calendar-data>`,
        '200 OK',
      )}</response>`
    if (body.includes('calendar-multiget')) {
      const wanted = Array.from(body.matchAll(/href>([^<]+)</g), ([, path = '']) => path.slice(pathOf('').length))
      return multistatus(
        outgoing,
        wanted.map((file) => {
          const stored = calendar.get(file)
          if (stored) return describeOne(file, stored)
          return `<response><href>${pathOf(file)}</href><status>HTTP/1.1 404 Not Found</status></response>`
        }),
        changeReport,
      )
    }
    const [, from, to] = /time-range start="(\w+)" end="(\w+)"/.exec(body) ?? []
    const [, uid] = /text-match[^>]*>([^<]*)</.exec(body) ?? []
    const found = [...calendar].filter(
      ([, { data }]) => (!from || !to || overlaps(data, from, to)) && (!uid || uidOf(data) === uid),
    )
    const events = found.map(([file, stored]) => describeOne(file, stored))
    return multistatus(outgoing, events, changeReport)
  }

  function put(
    calendar: Map<string, Stored>,
    file: string,
    request: Request,
    outgoing: ServerResponse,
  ): ServerResponse {
    const stored = calendar.get(file)
    const isNew = request.headers['if-none-match'] === '*'
    if ((isNew && stored) || !isMatch(request, stored)) return outgoing.writeHead(412).end()
    const uid = uidOf(request.body)
    if ([...calendar].some(([other, { data }]) => other !== file && uidOf(data) === uid))
      return outgoing.writeHead(409, { 'content-type': 'application/xml' }).end(`<error ${NAMESPACES}/>`)
    save(calendar, file, request.body)
    return outgoing.writeHead(stored ? 204 : 201, { etag: calendar.get(file)?.etag }).end()
  }

  function save(calendar: Map<string, Stored>, file: string, data: string): void {
    version++
    calendar.set(file, { data, etag: `"${createHash('sha1').update(data).digest('hex')}"` })
  }

  const calendarNamed = (name: string) => calendars.get(name) ?? new Map<string, Stored>()
  return {
    ...LOGIN,
    requests,
    url: `http://127.0.0.1:${port}/`,
    urlOf: (name = 'work') => `http://127.0.0.1:${port}${HOME}${name}/`,
    /** What the user does in another program. */
    save: (file: string, data: string, name = 'work') => save(calendarNamed(name), file, data),
    remove(file: string, name = 'work') {
      calendarNamed(name).delete(file)
      version++
    },
    files: (name = 'work') => [...calendarNamed(name)].map(([file, stored]) => ({ file, ...stored })),
    /** Damages the answers to queries. */
    changeReports(change: (xml: string) => string) {
      changeReport = change
    },
    /** Instead of the calendar, until it is called without an answer. */
    answerWith(next?: Reply) {
      reply = next
    },
  }
}

function isMatch({ headers }: Request, stored: Stored | undefined): boolean {
  const expected = headers['if-match']
  return expected === undefined || expected === stored?.etag
}

function propstat(properties: string, status: string): string {
  return `<propstat><prop>${properties}</prop><status>HTTP/1.1 ${status}</status></propstat>`
}

function multistatus(outgoing: ServerResponse, responses: string[], change = (xml: string) => xml): ServerResponse {
  const body = `<?xml version="1.0" encoding="utf-8"?>\n<multistatus ${NAMESPACES}>${responses.join('')}</multistatus>\n`
  return outgoing.writeHead(207, { 'content-type': 'application/xml; charset=utf-8' }).end(change(body))
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function uidOf(data: string): string | undefined {
  return /^UID:(.*)$/m.exec(data)?.[1]?.trim()
}

/** Also occurrences of a series. Exceptions are on the days of their series in the tests. */
function overlaps(data: string, from: string, to: string): boolean {
  const [start, end] = [from, to].map((at) => ICAL.Time.fromDateTimeString(toIso(at)).toUnixTime())
  return new ICAL.Component(ICAL.parse(data)).getAllSubcomponents('vevent').some((component) => {
    const event = new ICAL.Event(component)
    if (!event.isRecurring()) return event.startDate.toUnixTime() < end! && event.endDate.toUnixTime() >= start!
    const times = event.iterator()
    for (let at = times.next(); at && at.toUnixTime() < end!; at = times.next()) {
      const length = event.duration.toSeconds()
      if (at.toUnixTime() + length >= start!) return true
    }
    return false
  })
}

function toIso(utc: string): string {
  return utc.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')
}
