import { expect, test } from 'vitest'
import { serializeConsent } from '#features/consent/model/consent.ts'
import { consents } from '#features/consent/server/consent.table.ts'
import { saveSetting } from '#features/settings/server/setting.service.ts'
import { HOUR_MS } from '#kernel/time-units.ts'
import { counters } from '#platform/server/rate-limit.table.ts'
import { counterKey } from '#platform/server/rate-limit.ts'
import { consentingVisitor, randomIdentifier, withCookies } from '#tests/fixtures/analytics-fixture.ts'
import { blogFixture } from '#tests/fixtures/blog-fixture.ts'
import { goalsSetting } from '../../model/goals/goals.schema.ts'
import { batches, events } from '../analytics.table.ts'
import { expireBatchIds } from '../rollup/retention.service.ts'
import { writeEvents } from './event-writer.service.ts'

const USER_AGENT =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'
const VIEW = { name: 'page_view', age: 0, path: '/services' }

type Sent = { id?: string; cookie?: string; events?: unknown; headers?: Record<string, string>; body?: string }

async function setUp() {
  const { ctx, asVisitor, write } = await blogFixture()
  const visitor = await consentingVisitor(ctx)
  let address = 0
  const send = ({ id, cookie = visitor.cookie, events = [VIEW], headers = {}, body }: Sent = {}) =>
    asVisitor('/api/analytics/events', {
      method: 'POST',
      // Another address each time: the limit is per address, and counted for the whole process.
      headers: {
        'content-type': 'application/json',
        'user-agent': USER_AGENT,
        'x-forwarded-for': `198.51.100.${++address % 250}`,
        cookie,
        ...headers,
      },
      body: body ?? JSON.stringify({ id, language: 'fr', build: 'x', events }),
    })
  const stored = () => ctx.db.select().from(events)
  return { ctx, visitor, send, stored, write }
}

test('a page view is stored with the expected columns only', async () => {
  const { ctx, visitor, send, stored } = await setUp()

  const response = await send({
    events: [
      {
        ...VIEW,
        age: 1500,
        path: '/fr/services?email=rita@example.com#price',
        referrer: 'www.Google.com',
        source: 'newsletter',
        campaign: 'rita@example.com',
      },
    ],
  })

  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ stored: 1 })
  expect(await stored()).toEqual([
    {
      at: new Date(ctx.now().getTime() - 1500),
      receivedAt: ctx.now(),
      visitor: visitor.visitor,
      visit: visitor.visit,
      kind: 'page_view',
      name: 'page_view',
      path: '/services',
      route: '/services',
      language: 'fr',
      device: 'phone',
      browser: 'Chrome',
      browserVersion: 142,
      country: null,
      build: null,
      referrer: 'www.google.com',
      source: 'newsletter',
      medium: null,
      campaign: null,
      value: null,
      target: null,
      phase: null,
      sample: null,
    },
  ])
  expect(JSON.stringify(await stored())).not.toMatch(/198\.51|example\.com/)
})

test('a vital is stored with its element and phase', async () => {
  const { send, stored } = await setUp()
  const vital = { name: 'LCP', age: 0, path: '/', value: 1234.567, target: 'img.cover', phase: 'resourceLoadDuration' }

  expect(await (await send({ events: [vital, VIEW] })).json()).toEqual({ stored: 2 })

  const [row] = (await stored()).filter(({ kind }) => kind === 'vital')
  expect(row).toMatchObject({
    name: 'LCP',
    value: 1250,
    target: 'img.cover',
    phase: 'resourceLoadDuration',
    route: '/',
  })
})

test('a post is stored with its path and route; an unknown path as 404; pages of staff are not stored', async () => {
  const { write, send, stored } = await setUp()
  const { id } = await write('Snel laden')
  const paths = [
    `/blog/${id}/snel-laden`,
    '/blog/999/none',
    '/rita-peeters',
    '/services/none',
    '/admin',
    '/fr/admin/users',
    '/edit/3/concept',
  ]

  await send({ events: paths.map((path) => ({ ...VIEW, path })) })

  const rows = (await stored()).map(({ path, route }) => ({ path, route }))
  expect(rows[0]).toEqual({ path: paths[0], route: '/blog/$blogId/$slug' })
  expect(rows.slice(1)).toEqual(Array.from({ length: 3 }, () => ({ path: '404', route: '404' })))
})

const cookie = (analytics: boolean) =>
  serializeConsent({
    version: 1,
    categories: { essential: true, functional: false, analytics, marketing: false },
    timestamp: '2025-03-03T09:00:00.000Z',
  })

test.each<[string, (own: { visitor: string; visit: string }) => string]>([
  ['no cookies at all', () => ''],
  ['analytics refused', ({ visitor, visit }) => withCookies(visitor, visit, cookie(false)).cookie],
  ['a forged consent without a record', () => withCookies(randomIdentifier(), randomIdentifier(), cookie(true)).cookie],
  ['no identifier', ({ visit }) => `consent=${cookie(true)}; cyaan.visit=${visit}`],
  ['no visit', ({ visitor }) => `consent=${cookie(true)}; cyaan.visitor=${visitor}`],
  ['an identifier of another form', ({ visit }) => withCookies("' or 1=1", visit, cookie(true)).cookie],
])('%s: 204, and nothing is stored', async (_, cookieOf) => {
  const { visitor, send, stored } = await setUp()
  const response = await send({ cookie: cookieOf(visitor) })
  expect([response.status, await response.text()]).toEqual([204, ''])
  expect(await stored()).toEqual([])
})

test('events of a crawler that runs scripts are not stored', async () => {
  const { send, stored } = await setUp()
  expect((await send({ headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } })).status).toBe(204)
  expect(await stored()).toEqual([])
})

test('nothing is stored after a withdrawal, even with consent cookies', async () => {
  const { ctx, send, stored } = await setUp()
  await ctx.db.update(consents).set({ withdrawnAt: ctx.now() })
  expect((await send()).status).toBe(204)
  expect(await stored()).toEqual([])
})

test('malformed events are left out, the others are stored', async () => {
  const { send, stored } = await setUp()
  const vital = { name: 'INP', age: 0, path: '/', value: 100 }
  const bad = [
    { ...VIEW, name: 'purchase' },
    { ...VIEW, age: -1 },
    { ...VIEW, age: 86_400_001 },
    { ...VIEW, age: '5' },
    { ...VIEW, path: 'https://example.com/' },
    { ...VIEW, path: `/${'x'.repeat(500)}` },
    { ...vital, value: -1 },
    { ...vital, value: null },
    { ...vital, value: 1e300 },
    { ...vital, name: 'constructor' },
    null,
    7,
    'page_view',
    [],
  ]
  expect(await (await send({ events: [...bad, VIEW] })).json()).toEqual({ stored: 1 })
  expect(await stored()).toHaveLength(1)
  expect((await send({ events: bad })).status).toBe(204)
})

test.each([
  ['no JSON', { body: '{' }, 400],
  ['another language', { body: JSON.stringify({ language: 'de', build: '', events: [VIEW] }) }, 422],
  ['a batch id of another form', { id: "' or 1=1" }, 422],
  ['51 events', { events: Array.from({ length: 51 }, () => VIEW) }, 422],
  ['1 MB', { body: JSON.stringify({ language: 'nl', build: '', events: [], filler: 'x'.repeat(1e6) }) }, 413],
  ['another origin', { headers: { origin: 'https://evil.example' } }, 403],
])('%s is refused', async (_, sent, status) => {
  const { send, stored } = await setUp()
  expect((await send(sent)).status).toBe(status)
  expect(await stored()).toEqual([])
})

test('hostile text in every field is stored as text or left out', async () => {
  const { send, stored } = await setUp()
  const hostile = ['\u0000', '\ud800', '<script>', "');drop table users;--", '\u202e', '٣']
  const sent = hostile.flatMap((text) => [
    { ...VIEW, source: text, medium: text, campaign: text, referrer: text },
    { name: 'LCP', age: 0, path: `/${text}`, value: 1, target: text, phase: text },
  ])
  expect(await (await send({ events: sent })).json()).toEqual({ stored: sent.length })
  expect(await stored()).toHaveLength(sent.length)
})

test('batches are rate-limited per IP address', async () => {
  const { send } = await setUp()
  const headers = { 'x-forwarded-for': '203.0.113.77' }
  const statuses = []
  for (let i = 0; i < 301; i++) statuses.push((await send({ cookie: '', headers })).status)
  expect(statuses.slice(0, 300)).toEqual(Array(300).fill(204))
  expect(statuses[300]).toBe(429)
})

test('a retried batch is stored once, in any process and group', async () => {
  const { ctx, visitor, send, stored } = await setUp()
  const id = randomIdentifier()
  const together = await Promise.all([send({ id }), send({ id }), send({ id, events: [VIEW, VIEW] })])
  expect(together.map(({ status }) => status).sort()).toEqual([200, 204, 204])
  expect((await send({ id })).status).toBe(204)
  expect(await stored()).toHaveLength(1)

  // Two writers on one database, as two web processes have.
  const event = {
    kind: 'page_view' as const,
    name: 'page_view',
    path: '/',
    route: '/',
    language: 'nl' as const,
    at: ctx.now(),
  }
  const shared = { ...visitor, device: 'phone' as const, browser: 'Chrome', events: [event] }
  const ids = Array.from({ length: 10 }, randomIdentifier)
  const counts = await Promise.all(
    [ids, ids.toReversed()].flatMap((order) => {
      const db = Object.create(ctx.db)
      return order.map((batchId) => writeEvents({ db, now: ctx.now }, { id: batchId, ...shared }))
    }),
  )
  expect(counts.reduce((sum, count) => sum + count)).toBe(10)
  expect(await stored()).toHaveLength(11)
})

test('a batch without consent does not use up its id; ids are deleted after the day in which events are accepted', async () => {
  const { ctx, send, stored } = await setUp()
  const id = randomIdentifier()
  await ctx.db.update(consents).set({ withdrawnAt: ctx.now() })
  expect((await send({ id })).status).toBe(204)
  await ctx.db.update(consents).set({ withdrawnAt: null })
  expect((await send({ id })).status).toBe(200)
  expect(await stored()).toHaveLength(1)

  const hours = async (after: number) => {
    await expireBatchIds({ ...ctx, now: () => new Date(ctx.now().getTime() + after * HOUR_MS) })
    return (await ctx.db.select().from(batches)).map((batch) => batch.id)
  }
  expect(await hours(24)).toEqual([id])
  expect(await hours(26)).toEqual([])
})

test('each of several concurrent batches returns its own number of stored events', async () => {
  const { ctx, send, stored } = await setUp()
  const other = await consentingVisitor(ctx)
  const forged = withCookies(randomIdentifier(), randomIdentifier(), cookie(true)).cookie
  const responses = await Promise.all([
    send({ events: [VIEW, VIEW] }),
    send({ cookie: forged, events: [VIEW] }),
    send({ cookie: other.cookie, events: [VIEW, VIEW, VIEW] }),
    send(),
  ])
  expect(responses.map(({ status }) => status)).toEqual([200, 204, 200, 200])
  expect(await Promise.all([0, 2, 3].map((i) => responses[i]!.json()))).toEqual([
    { stored: 2 },
    { stored: 3 },
    { stored: 1 },
  ])
  expect(await stored()).toHaveLength(6)
})

test('a visitor stores at most 1,000 events a day, whatever the address; a network 20,000 an hour', async () => {
  const { ctx, send, stored } = await setUp()
  const batch = { events: Array.from({ length: 50 }, () => VIEW) }
  const statuses = []
  for (let number = 0; number < 22; number++) statuses.push((await send(batch)).status)
  expect(statuses).toEqual([...Array(20).fill(200), 204, 204])
  expect(await stored()).toHaveLength(1000)

  // An office of many visitors behind one address, and an IPv6 network as one address.
  const key = counterKey(ctx.keys, 'analytics-network:2001:db8:0:7::/64')
  await ctx.db.insert(counters).values({ key, count: 19_900, expiresAt: new Date(ctx.now().getTime() + HOUR_MS) })
  const fromNetwork = async (address: string) => {
    const { cookie } = await consentingVisitor(ctx)
    return (await send({ ...batch, cookie, headers: { 'x-forwarded-for': address } })).status
  }
  expect(await fromNetwork('2001:db8:0:7::1')).toBe(200)
  expect(await fromNetwork('2001:db8:0:7::2')).toBe(200)
  expect(await fromNetwork('2001:db8:0:7::3')).toBe(204)
  expect(await fromNetwork('2001:db8:0:8::3')).toBe(200)
  await ctx.db.update(counters).set({ expiresAt: ctx.now() })
  expect(await fromNetwork('2001:db8:0:7::3')).toBe(200)
})

test('a click is stored by what it leads to, with the language of its address and an estimated country', async () => {
  const { send, stored } = await setUp()
  const click = (target: string) => ({ name: 'click', age: 10, path: '/en/contact', target })
  const events = [
    click('tel:+3235550123'),
    click('https://www.facebook.com/x?id=1'),
    click('https://own.example/services'),
    click('x'),
  ]
  const body = JSON.stringify({ language: 'nl', build: '', zone: 'Europe/Paris', events })
  expect((await send({ body, headers: { 'accept-language': 'fr-BE,fr;q=0.9' } })).status).toBe(200)
  const rows = (await stored()).map(({ kind, name, target, path, language, country }) => [
    kind,
    name,
    target,
    path,
    language,
    country,
  ])
  expect(rows.sort()).toEqual([
    ['click', 'contact', 'tel', '/contact', 'en', 'BE'],
    ['click', 'outbound', 'own.example', '/contact', 'en', 'BE'],
    ['click', 'outbound', 'www.facebook.com', '/contact', 'en', 'BE'],
  ])
})

test('a press is stored when its name is a goal of the owner; no other name is', async () => {
  const { ctx, send, stored } = await setUp()
  const press = (label: string, target?: string) => ({ name: 'click', age: 10, path: '/contact', label, target })
  const presses = [
    press('Bel me'),
    press('Rita Peeters'),
    press(' BEL\n me', 'tel:+3235550123'),
    press('x'.repeat(3000)),
  ]
  expect(await (await send({ events: presses })).json()).toEqual({ stored: 1 })
  await ctx.db.delete(events)
  await saveSetting(ctx, null, goalsSetting, { goals: [{ name: 'Gebeld', kind: 'button', values: ['Bel me'] }] })
  expect(await (await send({ events: presses })).json()).toEqual({ stored: 3 })
  const rows = (await stored()).map(({ kind, name, target, path }) => [kind, name, target, path])
  expect(rows.sort()).toEqual([
    ['click', 'button', 'Gebeld', '/contact'],
    ['click', 'button', 'Gebeld', '/contact'],
    ['click', 'contact', 'tel', '/contact'],
  ])
})

test('a sample beyond the lifetime of its page is dropped', async () => {
  const { ctx, send, stored } = await setUp()
  const vital = (name: string, value: number) => ({ name, value, age: 0, path: '/services' })
  const events = [
    vital('LCP', 60_000),
    vital('INP', 40_000),
    vital('TTFB', 31_000),
    vital('CLS', 6),
    vital('LCP', 2500),
  ]
  expect(await (await send({ events: [VIEW, ...events] })).json()).toEqual({ stored: 2 })
  expect((await send({ events: events.slice(0, 4) })).status).toBe(204)
  // The page is open for a minute: a late LCP is possible, a late TTFB is not. Another page is not open that long.
  const start = ctx.now().getTime()
  ctx.now = () => new Date(start + 60_000)
  const otherPage = { ...vital('LCP', 60_000), path: '/faq' }
  expect(await (await send({ events: [...events.slice(0, 3), otherPage] })).json()).toEqual({ stored: 2 })
  expect((await stored()).map(({ name, value }) => [name, value])).toEqual([
    ['page_view', null],
    ['LCP', 2500],
    ['LCP', 60_000],
    ['INP', 40_000],
  ])
})
