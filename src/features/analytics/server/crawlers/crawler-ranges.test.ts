import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { ownUserAgent } from '#kernel/crawlers.ts'
import { HOUR_MS } from '#kernel/time-units.ts'
import { LOOPBACK_REACH } from '#tests/servers/calendar-server.ts'
import { loopbackServer } from '#tests/servers/tls-proxy.ts'
import { testApp } from '#tests/test-app.ts'
import { crawlerRanges } from '../analytics.table.ts'
import { createRequestCounter } from '../collect/request-counter.service.ts'
import { createCrawlerVerifier, fetchCrawlerRanges } from './crawler-ranges.service.ts'

const GOOGLE = '{"prefixes":[{"ipv4Prefix":"66.249.64.0/27"},{"ipv6Prefix":"2001:4860:4801:10::/64"}]}'
const SETTINGS = '/api/settings/admin/crawlers'

async function site(env: Record<string, string> = {}) {
  const made = await testApp({ env })
  const admin = await made.as('admin')
  const save = async (value: { isFetched: boolean; pasted: { crawler: string; text: string }[] }) => {
    const { updatedAt } = await (await admin.ask(SETTINGS)).json()
    return admin.send('PUT', SETTINGS, { value, startedFrom: updatedAt })
  }
  const request = (name: string, address: string, more: Record<string, string> = {}) => ({
    method: 'GET',
    url: '/faq',
    headers: { 'user-agent': `Mozilla/5.0 (compatible; ${name}/2.1)`, ...more },
    socket: { remoteAddress: address },
  })
  const report = async () =>
    (await (await admin.ask('/api/analytics/crawlers?from=2025-03-03&to=2025-03-03')).json()).map(
      ({ name, requests, verified, outside }: Record<string, unknown>) => [name, requests, verified, outside],
    )
  return { ...made, admin, save, request, report }
}

test('a request is verified by the networks that the owner pasted; another under the same name is forged; no address is stored', async () => {
  const { ctx, save, request, report, database } = await site()
  expect((await save({ isFetched: false, pasted: [{ crawler: 'Googlebot', text: GOOGLE }] })).status).toBe(200)
  const counter = createRequestCounter(ctx)
  await counter.ready()
  counter.count(request('Googlebot', '66.249.64.5'))
  counter.count(request('Googlebot', '::ffff:66.249.64.6'))
  counter.count(request('Googlebot', '2001:4860:4801:10::7'))
  counter.count(request('Googlebot', '203.0.113.9'))
  counter.count(request('Bingbot', '66.249.64.5'))
  // The site itself, which measures its own pages.
  const own = request('x', '66.249.64.5', { 'user-agent': ownUserAgent(ctx.env.origin) })
  counter.count(own)
  // Only a trusted proxy reports the address.
  counter.count(request('Googlebot', '203.0.113.9', { 'x-forwarded-for': '66.249.64.5' }))
  await counter.close()
  expect(await report()).toEqual([
    ['Googlebot', 5, 3, 2],
    ['Bingbot', 1, null, null],
  ])
  const { rows } = await database.pool.query('select * from analytics_crawler_sources')
  expect(JSON.stringify(rows)).not.toContain('203.0.113')
})

test('the address behind a trusted proxy is the one that the proxy reports', async () => {
  const { ctx, save, request, report } = await site({ TRUSTED_PROXIES: '10.0.0.2' })
  await save({ isFetched: false, pasted: [{ crawler: 'GPTBot', text: '20.15.240.64/28' }] })
  const counter = createRequestCounter(ctx)
  await counter.ready()
  counter.count(request('GPTBot', '10.0.0.2', { 'x-forwarded-for': '20.15.240.65' }))
  counter.count(request('GPTBot', '10.0.0.2', { 'x-forwarded-for': '20.15.240.65, 203.0.113.9' }))
  await counter.close()
  expect(await report()).toEqual([['GPTBot', 2, 1, 1]])
})

test('a crawler of which every request is forged does not ignore robots.txt itself', async () => {
  const { ctx, save, request, admin } = await site()
  await save({ isFetched: false, pasted: [{ crawler: 'GPTBot', text: '20.15.240.64/28' }] })
  const counter = createRequestCounter(ctx)
  await counter.ready()
  const marks = async () => {
    await counter.flush()
    const rows = await (await admin.ask('/api/analytics/crawlers?from=2025-03-03&to=2025-03-03')).json()
    return rows.map(({ name, ignoresRobots }: Record<string, unknown>) => [name, ignoresRobots])
  }
  counter.count(request('GPTBot', '203.0.113.9'))
  expect(await marks()).toEqual([['GPTBot', false]])
  counter.count(request('GPTBot', '20.15.240.65'))
  expect(await marks()).toEqual([['GPTBot', true]])
  await counter.close()
})

test('a verified crawler is not blamed for a forged request to an excluded page; for its own it is', async () => {
  const { ctx, save, request, admin } = await site()
  await save({ isFetched: false, pasted: [{ crawler: 'Googlebot', text: GOOGLE }] })
  const counter = createRequestCounter(ctx)
  await counter.ready()
  const excluded = (address: string) => ({ ...request('Googlebot', address), url: '/admin/users' })
  const marks = async () => {
    await counter.flush()
    const rows = await (await admin.ask('/api/analytics/crawlers?from=2025-03-03&to=2025-03-03')).json()
    return rows.map(({ verified, outside, ignoresRobots }: Record<string, unknown>) => [
      verified,
      outside,
      ignoresRobots,
    ])
  }
  counter.count(request('Googlebot', '66.249.64.5'))
  counter.count(excluded('203.0.113.9'))
  expect(await marks()).toEqual([[1, 1, false]])
  // An hour without forged requests.
  const later = createRequestCounter({ ...ctx, now: () => new Date(ctx.now().getTime() + HOUR_MS) })
  await later.ready()
  later.count(excluded('66.249.64.5'))
  await later.close()
  expect(await marks()).toEqual([[2, 1, true]])
  await counter.close()
})

test('what the owner pastes is used at once; what is no list of networks is refused', async () => {
  const { ctx, save } = await site()
  const verifier = createCrawlerVerifier(ctx)
  await verifier.ready()
  expect(verifier.check('GPTBot', () => '20.15.240.65')).toBe('unknown')
  for (const text of ['', 'hallo', '{"prefixes":[]}', '0.0.0.0/0', '<html>']) {
    const refused = await save({ isFetched: false, pasted: [{ crawler: 'GPTBot', text }] })
    expect([text, refused.status]).toEqual([text, 422])
  }
  expect((await save({ isFetched: false, pasted: [{ crawler: 'Niemand', text: '20.15.240.64/28' }] })).status).toBe(422)
  await save({ isFetched: false, pasted: [{ crawler: 'GPTBot', text: '20.15.240.64/28' }] })
  await verifier.ready()
  expect(verifier.check('GPTBot', () => '20.15.240.65')).toBe('verified')
  expect(verifier.check('GPTBot', () => '20.15.241.65')).toBe('outside')
  verifier.close()
})

type Answer = (request: IncomingMessage, response: ServerResponse) => void

test('networks are fetched once a day if the owner wants it; a failure leaves those of the last time', async () => {
  const { ctx, save } = await site()
  let answer: Answer = (_, response) => response.end(GOOGLE)
  const agents: (string | undefined)[] = []
  const port = await loopbackServer((incoming, outgoing) => {
    agents.push(incoming.headers['user-agent'])
    answer(incoming, outgoing)
  })
  const published = { Googlebot: `http://127.0.0.1:${port}/googlebot.json`, Bingbot: 'http://10.0.0.1/bingbot.json' }
  let time = ctx.now().getTime()
  const fetching = { ...ctx, reach: LOOPBACK_REACH, now: () => new Date(time) }
  const fetched = async () =>
    (await ctx.db.select().from(crawlerRanges)).map(({ crawler, networks }) => [crawler, networks])
  await fetchCrawlerRanges(fetching, published)
  expect(agents).toEqual([])

  await save({ isFetched: true, pasted: [] })
  const verifier = createCrawlerVerifier(ctx)
  await fetchCrawlerRanges(fetching, published)
  const known = [['Googlebot', ['66.249.64.0/27', '2001:4860:4801:10::/64']]]
  expect(await fetched()).toEqual(known)
  expect(agents).toEqual([ownUserAgent(ctx.env.origin)])
  await verifier.ready()
  expect(verifier.check('Googlebot', () => '66.249.64.1')).toBe('verified')

  time += HOUR_MS
  await fetchCrawlerRanges(fetching, published)
  expect(agents).toHaveLength(1)
  const bad: Answer[] = [
    (_, response) => response.writeHead(500).end(),
    (_, response) => response.end('<html>'),
    (_, response) => response.end('{"prefixes":[{"ipv4Prefix":"0.0.0.0/0"}]}'),
    (_, response) => response.writeHead(302, { location: 'http://10.0.0.1/x.json' }).end(),
    (request, response) => response.writeHead(302, { location: request.url }).end(),
    (_, response) => response.end('x'.repeat(300_000)),
  ]
  for (answer of bad) {
    time += 24 * HOUR_MS
    await fetchCrawlerRanges(fetching, published)
    expect(await fetched()).toEqual(known)
  }
  // Switched off: what was fetched is not used any more.
  await save({ isFetched: false, pasted: [] })
  await verifier.ready()
  expect(verifier.check('Googlebot', () => '66.249.64.1')).toBe('unknown')
  verifier.close()
})
