import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { createKeys } from '#platform/server/secrets/secret-key.ts'
import { bookingFixture, errorBodyOf } from '#tests/fixtures/booking-fixture.ts'
import { caldavServer } from '#tests/servers/caldav-server.ts'
import { calendarFile, calendarServer, eventAt, LOOPBACK_REACH } from '#tests/servers/calendar-server.ts'
import { reencryptCalendarSecrets } from '../calendar-address.service.ts'
import { readCalendars } from '../read-calendars.service.ts'
import { isSameProvider } from './caldav-session.service.ts'

const CALENDARS = '/api/booking/admin/calendars'

/** Wednesday 4 March, a working day, from 9 to 17 hours. */
const DAY = '2026-03-04'
const TEN = calendarFile(eventAt('20260304', '10', '11'))

async function caldavFixture(server: Awaited<ReturnType<typeof caldavServer>>) {
  const fixture = await bookingFixture()
  Object.assign(fixture.ctx, { reach: LOOPBACK_REACH })
  const { admin } = fixture
  const { username, password } = server
  const login = { address: server.urlOf(), username, password }
  const post = (path: string, body: object) => admin.send('POST', `${CALENDARS}${path}`, body)
  return {
    ...fixture,
    login,
    add: async (more: object = {}) => (await post('', { kind: 'caldav', name: 'Werk', ...login, ...more })).json(),
    search: async (more: object = {}) => (await post('/search', { ...login, address: server.url, ...more })).json(),
    list: async () => (await (await admin.ask(CALENDARS)).json()).calendars,
    read: () => readCalendars(fixture.ctx),
  }
}

test('the calendars of an account are found from the address of the server, and from that of one calendar', async () => {
  const server = await caldavServer('work', 'private')
  const { search } = await caldavFixture(server)
  const both = ['work', 'private'].map((name) => ({ name, address: server.urlOf(name) }))
  expect(await search()).toEqual({ calendars: both, error: null })
  expect(await search({ address: server.urlOf('private') })).toEqual({ calendars: [both[1]], error: null })
})

test('busy times of a CalDAV calendar close slots, with series; free and cancelled events do not', async () => {
  const server = await caldavServer()
  server.save('a.ics', TEN)
  server.save('b.ics', calendarFile(eventAt('20260304', '12', '13', 'TRANSP:TRANSPARENT')).replace('event-0', 'b'))
  const daily = eventAt('20260223', '15', '16', 'RRULE:FREQ=DAILY\nEXDATE;TZID=Europe/Brussels:20260305T150000')
  server.save('c.ics', calendarFile(daily).replace('event-0', 'c'))
  const { add, labelOf } = await caldavFixture(server)
  expect(await add()).toMatchObject({ kind: 'caldav', username: server.username, error: null })
  const labels = await Promise.all(['09:30', '10:00', '10:30', '11:00', '12:00', '15:00'].map((at) => labelOf(DAY, at)))
  expect(labels).toEqual(['available', 'blocked', 'blocked', 'available', 'available', 'blocked'])
  expect(await labelOf('2026-03-05', '15:00')).toBe('available')
})

test('an unchanged calendar is not transferred again; a changed one is', async () => {
  const server = await caldavServer()
  server.save('a.ics', TEN)
  const { add, read, labelOf } = await caldavFixture(server)
  const reports = () => server.requests.filter(({ method }) => method === 'REPORT').length
  await add()
  await read()
  expect(reports()).toBe(1)
  server.save('a.ics', TEN.replaceAll('20260304T10', '20260304T14').replaceAll('20260304T11', '20260304T15'))
  await read()
  expect([reports(), await labelOf(DAY, '10:00'), await labelOf(DAY, '14:00')]).toEqual([2, 'available', 'blocked'])
  server.remove('a.ics')
  await read()
  expect(await labelOf(DAY, '14:00')).toBe('available')
})

test('an event larger than the buffer of the XML parser is read as a whole', async () => {
  const server = await caldavServer()
  const note = `DESCRIPTION:${'een lange beschrijving & <meer> '.repeat(10_000)}`
  server.save('a.ics', calendarFile(`${note}\n${eventAt('20260304', '10', '11')}`))
  const { add, labelOf } = await caldavFixture(server)
  expect((await add()).error).toBe(null)
  expect(await labelOf(DAY, '10:00')).toBe('blocked')
})

test('neither password nor address nor title is stored in plain text, returned or logged', async () => {
  const server = await caldavServer()
  server.save('a.ics', TEN)
  const { add, admin, list, ctx, logged } = await caldavFixture(server)
  const { id } = await add()
  server.answerWith((outgoing) => outgoing.writeHead(500).end())
  const changed = await admin.send('PUT', `${CALENDARS}/${id}`, { name: 'Kantoor', password: 'een ander wachtwoord' })
  const { rows } = await ctx.db.execute(sql`select row_to_json(own_calendars)::text as one from own_calendars
    union all select row_to_json(busy_times)::text from busy_times union all select row_to_json(journal)::text from journal`)
  const everything = [JSON.stringify(rows), JSON.stringify(await list()), await changed.text(), logged()].join()
  expect(everything).toContain('Kantoor')
  expect(everything).not.toMatch(/wachtwoord|\/dav\/|Dentist/)
})

const big = `<?xml version="1.0"?><multistatus xmlns="DAV:">${'a'.repeat(50_000_000)}</multistatus>`

test.each([
  ['a wrong password', 'login', 401, 'text/plain', ''],
  ['forbidden', 'login', 403, 'text/plain', ''],
  ['a removed calendar', 'noCalendar', 404, 'text/html', 'not found'],
  ['a server error', 'status', 503, 'text/plain', ''],
  ['a web page', 'notCaldav', 200, 'text/html', '<!doctype html><title>Sign in</title>'],
  ['a web server', 'notCaldav', 405, 'text/html', ''],
  ['another content type', 'notCaldav', 207, 'application/json', '{}'],
  ['XML that is none', 'noCalendar', 207, 'application/xml', '<multistatus><response>'],
  ['an answer of 50 MB', 'tooLarge', 207, 'application/xml', big],
])('a calendar that cannot be read keeps its last busy times: %s', async (_, error, status, type, body) => {
  const server = await caldavServer()
  server.save('a.ics', TEN)
  const { add, read, list, labelOf } = await caldavFixture(server)
  await add()
  server.answerWith((outgoing) => outgoing.writeHead(status, { 'content-type': type }).end(body))
  await read()
  expect(await list()).toMatchObject([{ error, isOverdue: false, busyTimes: 1 }])
  expect(await labelOf(DAY, '10:00')).toBe('blocked')
  server.answerWith()
  await read()
  expect(await list()).toMatchObject([{ error: null, busyTimes: 1 }])
})

test.each([
  ['is cut off', (xml: string) => xml.slice(0, -20), 'damaged'],
  [
    'has an event without data',
    (xml: string) => xml.replace(/<C:calendar-data>.*?<\/C:calendar-data>/s, ''),
    'damaged',
  ],
  ['is cut off within', (xml: string) => xml.replace('END:VCALENDAR', ''), 'damaged'],
])('events are not lost when the answer %s', async (_, change, error) => {
  const server = await caldavServer()
  server.save('a.ics', TEN)
  const { add, read, list } = await caldavFixture(server)
  await add()
  server.save('b.ics', TEN.replace('event-0', 'b').replaceAll('20260304', '20260305'))
  server.changeReports(change)
  await read()
  expect(await list()).toMatchObject([{ error, busyTimes: 1 }])
})

test('a wrong password is found before the calendar is added, and can be corrected afterwards', async () => {
  const server = await caldavServer()
  server.save('a.ics', TEN)
  const { add, admin, search } = await caldavFixture(server)
  expect(await search({ password: 'anders' })).toEqual({ calendars: [], error: 'login' })
  const { id, error } = await add({ password: 'anders' })
  expect(error).toBe('login')
  const change = { name: 'Werk', password: server.password }
  expect(await (await admin.send('PUT', `${CALENDARS}/${id}`, change)).json()).toMatchObject({
    error: null,
    busyTimes: 1,
  })
})

test('what a CalDAV calendar needs is asked for in words', async () => {
  const { admin } = await caldavFixture(await caldavServer())
  const refused = await admin.send('POST', CALENDARS, { kind: 'caldav', name: 'Werk', address: 'https://dav.example/' })
  expect((await errorBodyOf(refused)).fields).toEqual({
    username: 'Vul de gebruikersnaam in.',
    password: 'Vul het wachtwoord in.',
  })
})

test('internal addresses are refused, also after a redirect; the password is not sent to another server', async () => {
  const other = await calendarServer()
  const server = await caldavServer()
  const { add, search, ctx } = await caldavFixture(server)
  for (const location of ['http://10.0.0.1/dav/', 'http://169.254.169.254/latest/meta-data/', 'file:///etc/passwd']) {
    server.answerWith((outgoing) => outgoing.writeHead(302, { location }).end())
    expect([location, (await add()).error, (await search()).error]).toEqual([location, 'address', 'address'])
  }
  server.answerWith((outgoing) => outgoing.writeHead(302, { location: other.url }).end())
  await add()
  expect(other.requests.length).toBeGreaterThan(0)
  expect(other.requests.map(({ authorization }) => authorization).filter(Boolean)).toEqual([])
  // As in production, loopback is internal, and a password needs HTTPS.
  Object.assign(ctx, { reach: { ...LOOPBACK_REACH, allowsPlainPasswords: false } })
  const before = server.requests.length
  expect([(await add()).error, (await search()).error]).toEqual(['plainPassword', 'plainPassword'])
  Object.assign(ctx, { reach: undefined })
  expect((await search({ address: 'https://127.0.0.1/dav/' })).error).toBe('address')
  expect(server.requests).toHaveLength(before)
})

test('a server that hangs is reported, and does not delay the search beyond its limit', async () => {
  const server = await caldavServer()
  const { search } = await caldavFixture(server)
  const asked = Promise.withResolvers<void>()
  server.answerWith(() => asked.resolve())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const searching = search()
    await asked.promise
    vi.advanceTimersByTime(8000)
    expect(await searching).toEqual({ calendars: [], error: 'timeout' })
  } finally {
    vi.useRealTimers()
  }
})

test.each([
  ['https://caldav.icloud.com/', 'https://p55-caldav.icloud.com/', true],
  ['https://caldav.icloud.com/', 'https://icloud.com.example.org/', false],
  ['https://caldav.icloud.com.cn/', 'https://p55-caldav.icloud.com.cn/', true],
  ['https://dav.example.com/', 'https://a.dav.example.com/', true],
  ['https://dav.example.com/', 'https://other.example.org/', false],
  ['https://dav.example.com/', 'https://other.example.com/', false],
  ['https://example.co.uk/', 'https://dav.example.co.uk/', true],
  ['https://example.co.uk/', 'https://stranger.co.uk/', false],
  ['https://rita.synology.me/', 'https://stranger.synology.me/', false],
  ['https://dav.example.com/', 'https://a.dav.example.com:8443/', false],
  ['https://dav.example.com/', 'http://dav.example.com/', false],
  ['https://example.com/', 'https://other.com/', false],
  ['https://192.0.2.1/', 'https://1.0.2.1/', false],
])('a password for %s is sent to %s: %s', (entered, url, expected) => {
  expect(isSameProvider(new URL(url), new URL(entered))).toBe(expected)
})

test('a key rotation re-encrypts the passwords; a lost one is reported', async () => {
  const server = await caldavServer()
  server.save('a.ics', TEN)
  const { add, ctx, list } = await caldavFixture(server)
  await add()
  const next = createKeys('another secret key with more than 32 characters')
  await ctx.db.transaction((tx) => reencryptCalendarSecrets(tx, ctx.keys, next))
  await readCalendars({ ...ctx, keys: next })
  expect(await list()).toMatchObject([{ error: null }])
  await readCalendars(ctx)
  expect(await list()).toMatchObject([{ error: 'addressLost' }])
})
