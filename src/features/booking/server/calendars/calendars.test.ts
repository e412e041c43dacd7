import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { createKeys } from '#platform/server/secrets/secret-key.ts'
import { trackTags } from '#platform/server/tags.ts'
import {
  APPOINTMENT_REQUEST,
  type BookingFixture,
  bookingFixture,
  errorBodyOf,
} from '#tests/fixtures/booking-fixture.ts'
import { calendarFile, calendarServer, eventAt, LOOPBACK_REACH } from '#tests/servers/calendar-server.ts'
import { listSlots } from '../availability/slots.service.ts'
import { listUnreadCalendars } from './calendar.service.ts'
import { busyTimes, ownCalendars } from './calendar.table.ts'
import { reencryptCalendarSecrets } from './calendar-address.service.ts'
import { readCalendars } from './read-calendars.service.ts'

const CALENDARS = '/api/booking/admin/calendars'

/** Wednesday 4 March, a working day, from 9 to 17 hours. */
const DAY = '2026-03-04'
const TEN = eventAt('20260304', '10', '11')

async function calendarFixture(options?: Parameters<typeof bookingFixture>[0]) {
  const fixture = await bookingFixture(options)
  Object.assign(fixture.ctx, { reach: LOOPBACK_REACH })
  const { admin } = fixture
  const add = async (address: string, more: object = {}) =>
    (await admin.send('POST', CALENDARS, { name: 'Google', address, ...more })).json()
  const list = async () => (await (await admin.ask(CALENDARS)).json()).calendars
  return { ...fixture, add, list, read: () => readCalendars(fixture.ctx) }
}

const explain = async ({ admin }: BookingFixture, time: string) =>
  (await admin.ask(`/api/booking/admin/explain?date=${DAY}&time=${time}&type=CHANGE_REQUEST`)).json()

test('busy times close slots; the owner sees which calendar, visitors see nothing of it', async () => {
  const server = await calendarServer(TEN, eventAt('20260304', '12', '13', 'TRANSP:TRANSPARENT'))
  const fixture = await calendarFixture()
  const { add, labelOf, client, ctx } = fixture
  expect(await labelOf(DAY, '10:00')).toBe('available')
  const added = await add(server.url)
  expect(added).toMatchObject({ name: 'Google', error: null, busyTimes: 1, lastReadAt: ctx.now().toISOString() })
  const labels = await Promise.all(['09:30', '10:00', '10:30', '11:00', '12:00'].map((at) => labelOf(DAY, at)))
  expect(labels).toEqual(['available', 'blocked', 'blocked', 'available', 'available'])
  expect(await explain(fixture, '10:00')).toMatchObject({
    reason: 'busy',
    calendar: { name: 'Google', isUnread: false },
  })
  expect(await explain(fixture, '11:00')).toMatchObject({ reason: 'rule', calendar: null })
  const shown = await (await client.ask('/api/booking/slots?month=2026-03&type=CHANGE_REQUEST')).text()
  expect(shown).not.toMatch(/busy|Google|Dentist/)
})

test('neither the address nor a title is stored in plain text, returned or logged', async () => {
  const server = await calendarServer(TEN)
  const { add, admin, list, ctx, logged } = await calendarFixture()
  const { id } = await add(server.url)
  server.answerWith((outgoing) => outgoing.writeHead(500).end())
  const changed = await admin.send('PUT', `${CALENDARS}/${id}`, { name: 'Werk' })
  const { rows } = await ctx.db.execute(sql`select row_to_json(own_calendars)::text as one from own_calendars
    union all select row_to_json(busy_times)::text from busy_times union all select row_to_json(journal)::text from journal`)
  const everything = [JSON.stringify(rows), JSON.stringify(await list()), await changed.text(), logged()].join()
  expect(everything).toContain('Werk')
  expect(everything).not.toMatch(/secret-4711|basic\.ics|Dentist/)
  expect((await list())[0].host).toBe(new URL(server.url).host)
})

test('an unchanged file is not read again; a changed one is, and pages with slots are invalidated only then', async () => {
  const server = await calendarServer(TEN)
  const { add, read, ctx, labelOf, advanceMinutes } = await calendarFixture()
  await add(server.url)
  const isKept = async (change: () => Promise<unknown>) => {
    const page = await trackTags(async () => {
      await listSlots(ctx, { month: '2026-03', type: 'CHANGE_REQUEST' })
      await change()
    })
    return page.isFresh
  }
  expect(await isKept(read)).toBe(true)
  expect(server.requests.map((headers) => headers['if-none-match'])).toEqual([undefined, '"1"'])
  // The same busy times in another file.
  server.replace(`${TEN}\nDESCRIPTION:new`)
  expect(await isKept(read)).toBe(true)
  server.replace(eventAt('20260304', '14', '15'))
  expect(await isKept(read)).toBe(false)
  expect([await labelOf(DAY, '10:00'), await labelOf(DAY, '14:00')]).toEqual(['available', 'blocked'])
  // The window moves on: without a change, but after days, the whole file is read.
  advanceMinutes(6 * 24 * 60)
  await read()
  expect(server.requests.at(-1)?.['if-none-match']).toBe(undefined)
})

test('a request onto a time that just became busy is refused with alternatives; an approval asks first', async () => {
  const server = await calendarServer()
  const { add, request, pending, act, rows, advanceMinutes } = await calendarFixture()
  await add(server.url)
  const id = await pending({ time: '14:00' })
  advanceMinutes(1)
  server.replace(TEN, eventAt('20260304', '14', '15'))
  const refused = await request(APPOINTMENT_REQUEST)
  expect(refused.status).toBe(409)
  const { code, message, details } = await errorBodyOf(refused)
  expect(code).toBe('SLOT_UNAVAILABLE')
  expect(message).toBe('Dit moment is niet beschikbaar. Kies een ander moment.')
  expect((details.alternatives as { time: string }[]).map(({ time }) => time)).toEqual(['09:30', '09:00', '11:00'])
  expect(await rows()).toHaveLength(1)

  expect((await errorBodyOf(await act(id, 'approve'))).code).toBe('SLOT_UNAVAILABLE')
  expect((await act(id, 'approve', { evenIfClosed: true })).status).toBe(200)
})

test('a slow calendar delays a request by two seconds at most, and is read to the end', async () => {
  const server = await calendarServer()
  const { add, request, ctx, read, advanceMinutes } = await calendarFixture()
  await add(server.url)
  advanceMinutes(1)
  const slow = Promise.withResolvers<void>()
  server.answerWith((outgoing) =>
    slow.promise.then(() => outgoing.writeHead(200, { 'content-type': 'text/calendar' }).end(calendarFile(TEN))),
  )
  const started = performance.now()
  expect((await request({ time: '15:00' })).status).toBe(201)
  const waited = performance.now() - started
  expect(waited).toBeGreaterThan(1900)
  slow.resolve()
  // Shares the read that is running.
  await read()
  expect(await ctx.db.$count(busyTimes)).toBe(1)
  expect(server.requests).toHaveLength(2)
})

test('a request asks the calendars when it is valid, and not again within ten seconds', async () => {
  const server = await calendarServer()
  const { add, request, pending, act, advanceMinutes } = await calendarFixture()
  await add(server.url)
  advanceMinutes(1)
  expect((await request({ time: '10:07' })).status).toBe(422)
  expect((await request({ date: '2026-03-07' })).status).toBe(409)
  expect(server.requests).toHaveLength(1)
  const id = await pending()
  await pending({ time: '14:00' })
  expect(server.requests).toHaveLength(2)
  // A failed read is not repeated either.
  advanceMinutes(1)
  server.answerWith((outgoing) => outgoing.writeHead(500).end())
  await act(id, 'approve')
  await pending({ time: '15:00' })
  expect(server.requests).toHaveLength(3)
})

test('a calendar that hangs delays reading no other one', async () => {
  const [slow, others, last] = [await calendarServer(), await calendarServer(), await calendarServer()]
  const { add, read, labelOf } = await calendarFixture()
  for (const { url } of [slow, others, others, others, last]) await add(url)
  const [asked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const before = slow.requests.length
  slow.answerWith((outgoing) => {
    asked.resolve()
    released.promise.then(() => outgoing.writeHead(200).end(calendarFile()))
  })
  const reads = [read()]
  await asked.promise
  last.replace(TEN)
  const readAgain = () => {
    // Again each time: one that began before the change may still be running, and is shared.
    reads.push(read())
    return labelOf(DAY, '10:00')
  }
  // Before the request to the other one ends by its own limit of 15 seconds.
  await expect.poll(readAgain, { timeout: 12_000 }).toBe('blocked')
  released.resolve()
  await Promise.all(reads)
  // All shared it.
  expect(slow.requests).toHaveLength(before + 1)
})

test('an error that nobody expected counts as damaged, is logged, and the other calendars are read', async () => {
  const [server, other] = [await calendarServer(TEN), await calendarServer()]
  const { add, read, list, labelOf, logged } = await calendarFixture()
  await add(server.url)
  await add(other.url, { name: 'Other' })
  // PostgreSQL refuses this character.
  server.replace(eventAt('20260304', '12', '13').replaceAll('Europe/Brussels', 'No\0where'))
  other.replace(eventAt('20260304', '14', '15'))
  await read()
  const errors = Object.fromEntries(
    (await list()).map(({ name, error }: { name: string; error: string | null }) => [name, error]),
  )
  expect(errors).toEqual({ Google: 'damaged', Other: null })
  expect([await labelOf(DAY, '10:00'), await labelOf(DAY, '14:00')]).toEqual(['blocked', 'blocked'])
  expect(logged()).toContain('calendar not read')
})

test('a calendar that is not read for 15 minutes counts as failing, whatever the reason', async () => {
  const server = await calendarServer()
  const { add, read, ctx, as, labelOf, advanceMinutes, asVisitor } = await calendarFixture()
  await add(server.url, { closesIfUnread: true })
  const stateOf = async () => [
    await listUnreadCalendars(ctx.db, ctx.now()),
    await labelOf(DAY, '15:00', asVisitor),
    (await (await (await as('admin')).ask(CALENDARS)).json()).calendars[0],
  ]
  advanceMinutes(14)
  expect(await stateOf()).toMatchObject([[], 'available', { error: null, isOverdue: false }])
  advanceMinutes(1)
  expect(await stateOf()).toMatchObject([['Google'], 'blocked', { error: 'unread', isOverdue: true }])
  await read()
  expect(await stateOf()).toMatchObject([[], 'available', { error: null, isOverdue: false }])
})

test('a server that hangs ends the read as a timeout', async () => {
  const server = await calendarServer(TEN)
  const { add, read, list } = await calendarFixture()
  await add(server.url)
  const asked = Promise.withResolvers<void>()
  server.answerWith(() => asked.resolve())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const reading = read()
    await asked.promise
    vi.advanceTimersByTime(15_000)
    await reading
  } finally {
    vi.useRealTimers()
  }
  expect(await list()).toMatchObject([{ error: 'timeout', busyTimes: 1 }])
})

test('an own appointment in the calendar does not close its own time', async () => {
  const { add, approved, ctx, admin, act } = await calendarFixture()
  const id = await approved()
  const server = await calendarServer(TEN.replace('SUMMARY', `UID:${id}\nSUMMARY`))
  server.replace()
  const own = calendarFile(TEN).replace('UID:event-0', `UID:${id}`)
  server.answerWith((outgoing) => outgoing.writeHead(200).end(own))
  await add(server.url)
  expect(await ctx.db.$count(busyTimes)).toBe(0)
  const { appointments } = await (await admin.ask('/api/booking/admin/appointments?status=APPROVED')).json()
  expect(appointments[0].isOpen).toBe(true)
  expect((await act(id, 'move', { date: DAY, time: '10:30' })).status).toBe(200)
})

test.each([
  ['404', 'refused', 404, ''],
  ['a server error', 'status', 503, ''],
  ['a web page', 'notCalendar', 200, '<!doctype html><title>Sign in</title>'],
  ['a file that was cut off', 'damaged', 200, calendarFile(TEN).slice(0, -20)],
  ['an occurrence per second', 'tooManyEvents', 200, calendarFile(`${TEN}\nRRULE:FREQ=SECONDLY`)],
  ['a file of 50 MB', 'tooLarge', 200, `BEGIN:VCALENDAR\r\nX-A:${'a'.repeat(50_000_000)}`],
])('a calendar that cannot be read keeps its last busy times: %s', async (_, error, status, body) => {
  const server = await calendarServer(TEN)
  const { add, read, list, labelOf } = await calendarFixture()
  await add(server.url)
  server.answerWith((outgoing) => outgoing.writeHead(status, { 'content-type': 'text/html' }).end(body))
  await read()
  expect(await list()).toMatchObject([{ error, isOverdue: false, busyTimes: 1 }])
  expect(await labelOf(DAY, '10:00')).toBe('blocked')
  server.answerWith()
  await read()
  expect(await list()).toMatchObject([{ error: null, busyTimes: 1 }])
})

test('after 15 minutes of failures it is reported, and slots close if the owner chose so', async () => {
  const server = await calendarServer(TEN)
  const fixture = await calendarFixture()
  const { add, read, ctx, as, advanceMinutes, labelOf } = fixture
  const { id } = await add(server.url, { closesIfUnread: true })
  server.answerWith((outgoing) => outgoing.writeHead(500).end())
  const unread = () => listUnreadCalendars(ctx.db, ctx.now())
  await read()
  advanceMinutes(14)
  await read()
  expect([await unread(), await labelOf(DAY, '15:00')]).toEqual([[], 'available'])
  advanceMinutes(1)
  await read()
  expect([await unread(), await labelOf(DAY, '15:00')]).toEqual([['Google'], 'blocked'])
  // The session of the first one is over.
  const admin = await as('admin')
  const { calendars } = await (await admin.ask(CALENDARS)).json()
  expect(calendars).toMatchObject([{ error: 'status', isOverdue: true }])
  expect(await explain({ ...fixture, admin }, '15:00')).toMatchObject({ calendar: { name: 'Google', isUnread: true } })
  const { tips } = await (await admin.ask('/api/audit/tips')).json()
  expect(tips).toContainEqual(
    expect.objectContaining({
      key: 'operations:calendar-unread',
      values: { names: 'Google' },
      link: '/admin/timeslots#calendar',
    }),
  )

  await admin.send('PUT', `${CALENDARS}/${id}`, { name: 'Google', closesIfUnread: false })
  expect([await labelOf(DAY, '15:00'), await labelOf(DAY, '10:00')]).toEqual(['available', 'blocked'])
  server.answerWith()
  await read()
  expect(await unread()).toEqual([])
})

test('internal addresses are refused, also after a redirect, and never requested', async () => {
  const target = await calendarServer(TEN)
  const server = await calendarServer()
  const { add, ctx } = await calendarFixture()
  for (const location of [
    'http://10.0.0.1/basic.ics',
    'http://169.254.169.254/latest/meta-data/',
    'file:///etc/passwd',
  ]) {
    server.answerWith((outgoing) => outgoing.writeHead(302, { location }).end())
    expect([location, (await add(server.url)).error]).toEqual([location, 'address'])
    await ctx.db.delete(ownCalendars)
  }
  server.answerWith((outgoing) => outgoing.writeHead(302, { location: target.url }).end())
  expect(await add(server.url)).toMatchObject({ error: null, busyTimes: 1 })
  // As in production, loopback is internal.
  Object.assign(ctx, { reach: undefined })
  expect((await add('http://127.0.0.1/basic.ics')).error).toBe('address')
  expect((await add('https://127.0.0.1:8443/basic.ics')).error).toBe('port')
  expect(target.requests).toHaveLength(1)
})

test('an address that is none is refused with a sentence', async () => {
  const { admin, list } = await calendarFixture()
  for (const address of ['', 'my calendar', 'ftp://x.example/a.ics', 'https://bas:geheim@x.example/a.ics']) {
    const response = await admin.send('POST', CALENDARS, { name: 'Google', address })
    expect([address, response.status]).toEqual([address, 422])
    expect((await errorBodyOf(response)).fields).toEqual({
      address: 'Vul een adres in dat begint met https:// of webcal://.',
    })
  }
  expect(await list()).toEqual([])
})

test('all-day events are a choice, which a change applies at once; a removed calendar closes nothing', async () => {
  const server = await calendarServer('DTSTART;VALUE=DATE:20260304')
  const { add, admin, labelOf, ctx, journalActions } = await calendarFixture()
  const { id } = await add(server.url)
  expect(await labelOf(DAY, '15:00')).toBe('blocked')
  await admin.send('PUT', `${CALENDARS}/${id}`, { name: 'Google', blocksAllDay: false })
  expect(await labelOf(DAY, '15:00')).toBe('available')
  await admin.send('PUT', `${CALENDARS}/${id}`, { name: 'Google', blocksAllDay: true })
  expect(await labelOf(DAY, '15:00')).toBe('blocked')
  expect((await admin.send('DELETE', `${CALENDARS}/${id}`, {})).status).toBe(200)
  expect(await labelOf(DAY, '15:00')).toBe('available')
  expect(await ctx.db.$count(busyTimes)).toBe(0)
  expect((await admin.send('DELETE', `${CALENDARS}/${id}`, {})).status).toBe(404)
  expect((await journalActions()).filter((action) => action.startsWith('ownCalendar'))).toEqual([
    'ownCalendar.added',
    'ownCalendar.changed',
    'ownCalendar.changed',
    'ownCalendar.removed',
  ])
})

test('a read that began before the owner changed the address is discarded', async () => {
  const [old, next] = [await calendarServer(TEN), await calendarServer(eventAt('20260304', '14', '15'))]
  const { add, admin, read, labelOf } = await calendarFixture()
  const { id } = await add(old.url)
  const slow = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  old.answerWith((outgoing) => {
    asked.resolve()
    slow.promise.then(() => outgoing.writeHead(200).end(calendarFile(TEN)))
  })
  const reading = read()
  await asked.promise
  const changing = admin.send('PUT', `${CALENDARS}/${id}`, { name: 'Google', address: next.url })
  slow.resolve()
  await Promise.all([reading, changing])
  await read()
  expect([await labelOf(DAY, '10:00'), await labelOf(DAY, '14:00')]).toEqual(['available', 'blocked'])
})

test('an address that another secret key encrypted is reported, and can be entered again', async () => {
  const server = await calendarServer(TEN)
  const { add, admin, ctx, read, list } = await calendarFixture()
  const { id } = await add(server.url)
  await ctx.db
    .update(ownCalendars)
    .set({ encryptedAddress: 'x'.repeat(80) })
    .where(eq(ownCalendars.id, id))
  await read()
  expect(await list()).toMatchObject([{ error: 'addressLost', busyTimes: 1 }])
  await admin.send('PUT', `${CALENDARS}/${id}`, { name: 'Google', address: server.url })
  expect(await list()).toMatchObject([{ error: null, busyTimes: 1 }])
})

test('a key rotation re-encrypts the addresses', async () => {
  const server = await calendarServer(TEN)
  const { add, ctx, list } = await calendarFixture()
  await add(server.url)
  const next = createKeys('another secret key with more than 32 characters')
  await ctx.db.transaction((tx) => reencryptCalendarSecrets(tx, ctx.keys, next))
  await readCalendars({ ...ctx, keys: next })
  expect(await list()).toMatchObject([{ error: null }])
  await readCalendars(ctx)
  expect(await list()).toMatchObject([{ error: 'addressLost' }])
})
