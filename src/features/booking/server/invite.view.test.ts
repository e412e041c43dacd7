import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { users } from '#features/identity/server/identity.table.ts'
import * as settings from '#features/settings/server/settings.repo.ts'
import { MINUTE_MS } from '#kernel/time-units.ts'
import { encrypt } from '#platform/server/secrets/encryption.ts'
import { APPOINTMENT_REQUEST, bookingFixture } from '#tests/fixtures/booking-fixture.ts'
import { encryptFeedToken } from './calendar-feed.service.ts'

/** Parsed by another library than the one that generated it. */
function parse(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const event = calendar.getFirstSubcomponent('vevent')!
  const zone = calendar.getFirstSubcomponent('vtimezone')
  if (zone) ICAL.TimezoneService.register(zone)
  const read = new ICAL.Event(event)
  const organizer = event.getFirstProperty('organizer')!
  const attendee = event.getFirstProperty('attendee')
  return {
    version: calendar.getFirstPropertyValue('version'),
    method: calendar.getFirstPropertyValue('method'),
    uid: read.uid,
    sequence: read.sequence,
    summary: read.summary,
    description: read.description,
    location: read.location,
    url: event.getFirstPropertyValue('url'),
    status: event.getFirstPropertyValue('status'),
    stamp: event.getFirstProperty('dtstamp')!.toICALString(),
    startLine: event.getFirstProperty('dtstart')!.toICALString(),
    endLine: event.getFirstProperty('dtend')!.toICALString(),
    start: read.startDate.toJSDate().toISOString(),
    end: read.endDate.toJSDate().toISOString(),
    organizer: [organizer.getParameter('cn'), mailbox(organizer)],
    attendee: attendee && [attendee.getParameter('cn'), mailbox(attendee), attendee.getParameter('rsvp')],
    zone: zone?.getFirstPropertyValue('tzid'),
  }
}

/** URI schemes are case-insensitive. */
function mailbox(property: { getFirstValue(): unknown }): string {
  return String(property.getFirstValue()).toLowerCase()
}

type SentEmail = { attachments: { content: string }[] }
const inviteIn = ({ attachments: [file] }: SentEmail) => Buffer.from(file!.content, 'base64').toString()

const GOLDEN = [
  {
    season: 'winter',
    date: '2026-03-04',
    startLine: 'DTSTART;TZID=Europe/Brussels:20260304T100000',
    start: '2026-03-04T09:00:00.000Z',
  },
  {
    season: 'summer',
    date: '2026-04-08',
    startLine: 'DTSTART;TZID=Europe/Brussels:20260408T100000',
    start: '2026-04-08T08:00:00.000Z',
  },
]

test.each(GOLDEN)(
  'the invite of a confirmation in $season has the expected fields',
  async ({ date, startLine, start }) => {
    const { approved, newestEmail, client } = await bookingFixture()
    const id = await approved({ date })
    const text = inviteIn(await newestEmail('confirmed'))
    const end = new Date(Date.parse(start) + 30 * MINUTE_MS).toISOString()
    expect(parse(text)).toEqual({
      version: '2.0',
      method: 'REQUEST',
      uid: id,
      sequence: 0,
      summary: 'Afspraak met Studio Cyaan: Aanpassing',
      description: APPOINTMENT_REQUEST.comments,
      location: 'Voorbeeldstraat 12, 2000 Antwerpen',
      url: 'https://studio.example/my-appointments',
      status: 'CONFIRMED',
      stamp: 'DTSTAMP:20260302T090000Z',
      startLine,
      endLine: startLine.replace('DTSTART', 'DTEND').replace('T100000', 'T103000'),
      start,
      end,
      organizer: ['Studio Cyaan', 'mailto:hello@studio.example.com'],
      attendee: ['Rita Peeters', `mailto:${client.user.email}`, 'TRUE'],
      zone: 'Europe/Brussels',
    })
    // RFC 5545: lines of at most 75 octets, terminated by CRLF.
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(text.replaceAll('\r\n', '')).not.toContain('\n')
  },
)

test('the place of the request type is the location of the invite and of the feed', async () => {
  const place = { nl: 'https://meet.example/a?b=1;c,d', en: '', fr: '' }
  const { approved, admin, asVisitor, newestEmail } = await bookingFixture({ subject: { place } })
  await approved()
  const { url } = await (await admin.ask('/api/booking/admin/feed')).json()
  const feed = await (await asVisitor(new URL(url).pathname, { headers: {} })).text()
  for (const text of [inviteIn(await newestEmail('confirmed')), feed])
    expect(new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')!).location).toBe(place.nl)
  expect((await newestEmail('confirmed')).html).toContain('href="https://meet.example/a?b=1;c,d"')
})

test('a move and a cancellation have the same UID and a higher SEQUENCE', async () => {
  const { approved, act, newestEmail } = await bookingFixture()
  const id = await approved()
  await act(id, 'move', { date: '2026-03-05', time: '14:30' })
  expect(parse(inviteIn(await newestEmail('moved')))).toMatchObject({
    method: 'REQUEST',
    uid: id,
    sequence: 1,
    status: 'CONFIRMED',
    start: '2026-03-05T13:30:00.000Z',
  })
  await act(id, 'cancel', { reason: 'Ziek' })
  expect(parse(inviteIn(await newestEmail('cancelled')))).toMatchObject({
    method: 'CANCEL',
    uid: id,
    sequence: 2,
    status: 'CANCELLED',
    start: '2026-03-05T13:30:00.000Z',
  })
})

test('across a daylight-saving change the times are in UTC', async () => {
  const { admin, approved, newestEmail } = await bookingFixture({ settings: { horizonDays: 300 } })
  await admin.send('POST', '/api/booking/admin/rules', { type: 'TIME_RANGE', startTime: '00:00', endTime: '24:00' })
  await approved({ date: '2026-10-25', time: '02:30', requestType: 'NEW_WEB_APPLICATION' })
  const { startLine, endLine, zone } = parse(inviteIn(await newestEmail('confirmed')))
  expect([startLine, endLine, zone]).toEqual(['DTSTART:20261025T003000Z', 'DTEND:20261025T013000Z', undefined])
})

test('other time zones work, also by an alias', async () => {
  const { approved, newestEmail } = await bookingFixture({ zone: 'Asia/Calcutta' })
  await approved()
  expect(parse(inviteIn(await newestEmail('confirmed')))).toMatchObject({
    zone: 'Asia/Kolkata',
    startLine: 'DTSTART;TZID=Asia/Kolkata:20260304T100000',
    start: '2026-03-04T04:30:00.000Z',
  })
  expect((await newestEmail('confirmed')).text).toContain('(Calcutta)')
})

test('the client downloads the invite', async () => {
  const { client, pending } = await bookingFixture()
  const id = await pending()
  const response = await client.ask(`/api/booking/appointments/${id}/invite.ics`)
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(response.headers.get('content-disposition')).toContain('appointment.ics')
  expect(parse(await response.text())).toMatchObject({
    method: 'PUBLISH',
    uid: id,
    status: 'TENTATIVE',
    attendee: null,
  })
})

test('URL and summary of the invite are in the language of the client', async () => {
  const { as, pending } = await bookingFixture()
  const claire = await as('user', { firstName: 'Claire', language: 'fr' })
  const invite = await claire.ask(`/api/booking/appointments/${await pending({}, claire)}/invite.ics`)
  expect(parse(await invite.text())).toMatchObject({
    url: 'https://studio.example/fr/my-appointments',
    summary: 'Rendez-vous avec Studio Cyaan\u00a0: Modification',
  })
})

test('user input cannot inject iCalendar properties', async () => {
  const { request, act, newestEmail } = await bookingFixture()
  const comments = 'Regel 1\nEND:VEVENT\r\nBEGIN:VEVENT; komma, punt \\ "aanhaling"'
  const { id } = await (await request({ comments })).json()
  await act(id, 'approve')
  const { description } = parse(inviteIn(await newestEmail('confirmed')))
  expect(description).toBe(comments.replace('\r\n', '\n'))
})

test('the calendar feed contains approved appointments; its URL can be replaced', async () => {
  const { admin, approved, pending, asVisitor, journalActions } = await bookingFixture()
  const id = await approved()
  await pending({ time: '14:00' })
  const { url } = await (await admin.ask('/api/booking/admin/feed')).json()
  expect((await (await admin.ask('/api/booking/admin/feed')).json()).url).toBe(url)
  expect(url).toMatch(/^https:\/\/studio\.example\/api\/booking\/feed\/[\w-]{43}\.ics$/)

  // Calendar clients send no API headers.
  const { pathname } = new URL(url)
  const response = await asVisitor(pathname, { headers: {} })
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const feed = new ICAL.Component(ICAL.parse(await response.text()))
  expect(feed.getFirstPropertyValue('method')).toBe('PUBLISH')
  const events = feed.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
  // The feed does not mark unchanged events as modified.
  expect(events.some(({ component }) => component.hasProperty('last-modified'))).toBe(false)
  expect(events.map(({ uid, summary }) => [uid, summary])).toEqual([[id, 'Rita Peeters: Aanpassing']])

  const renewed = await (await admin.send('POST', '/api/booking/admin/feed/renew')).json()
  expect(renewed.url).not.toBe(url)
  expect((await asVisitor(pathname)).status).toBe(404)
  expect((await asVisitor(new URL(renewed.url).pathname)).status).toBe(200)
  expect(await journalActions()).toContain('feed.renewed')
})

test('the feed token is stored encrypted', async () => {
  const { admin, asVisitor, ctx, database } = await bookingFixture()
  const addressOf = async () => (await (await admin.ask('/api/booking/admin/feed')).json()).url as string
  const stored = async () => (await database.pool.query('select value::text as text from settings')).rows
  const statusOf = async (address: string) => (await asVisitor(new URL(address).pathname, { headers: {} })).status
  const url = await addressOf()
  const token = /feed\/(.+)\.ics$/.exec(url)![1]!
  expect(JSON.stringify(await stored())).not.toContain(token)

  // A token stored in plain text by an earlier version keeps its URL.
  await settings.save(ctx.db, 'booking.feed', { token: 'a-token-in-clear', userId: admin.user.id }, ctx.now())
  for (let start = 0; start < 2; start++) await encryptFeedToken(ctx)
  expect(JSON.stringify(await stored())).not.toContain('a-token-in-clear')
  expect(await addressOf()).toContain('/feed/a-token-in-clear.ics')
  expect([await statusOf(await addressOf()), await statusOf(url)]).toEqual([200, 404])

  // With another secret key the URL stops working and a new one is created.
  const value = { encryptedToken: encrypt(randomBytes(32), token, 'booking.feed') }
  await settings.save(ctx.db, 'booking.feed', value, ctx.now())
  expect(await statusOf(url)).toBe(404)
  expect(await statusOf(await addressOf())).toBe(200)
})

test('the feed is in the current language of the admin who created it', async () => {
  const { ctx, as, approved, asVisitor } = await bookingFixture()
  await approved()
  const [claire, owen] = [await as('admin', { language: 'fr' }), await as('admin', { language: 'en' })]
  const read = async (url: string) => {
    const feed = new ICAL.Component(ICAL.parse(await (await asVisitor(new URL(url).pathname, { headers: {} })).text()))
    const event = feed.getFirstSubcomponent('vevent')!
    const name = feed.getFirstPropertyValue('x-wr-calname')
    return [name, event.getFirstPropertyValue('summary'), event.getFirstPropertyValue('url')]
  }
  const { url } = await (await claire.ask('/api/booking/admin/feed')).json()
  const french = [
    'Rendez-vous de Studio Cyaan',
    'Rita Peeters\u00a0: Modification',
    'https://studio.example/fr/admin/timeslots',
  ]
  expect(await read(url)).toEqual(french)

  // Another admin reads the same URL and then replaces it.
  await owen.ask('/api/booking/admin/feed')
  expect(await read(url)).toEqual(french)
  const own = (await (await owen.send('POST', '/api/booking/admin/feed/renew')).json()).url
  expect((await read(own))[0]).toBe('Studio Cyaan appointments')
  await ctx.db.update(users).set({ language: 'fr' }).where(eq(users.id, owen.user.id))
  expect(await read(own)).toEqual(french)

  await ctx.db.delete(users).where(eq(users.id, owen.user.id))
  expect((await read(own))[0]).toBe('Afspraken van Studio Cyaan')
})
