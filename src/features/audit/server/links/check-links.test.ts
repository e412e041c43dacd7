import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test, vi } from 'vitest'
import { DAY_MS } from '#kernel/time-units.ts'
import { insertPages } from '#tests/fixtures/audit-fixture.ts'
import { LOOPBACK_REACH } from '#tests/servers/calendar-server.ts'
import { loopbackServer } from '#tests/servers/tls-proxy.ts'
import { testApp } from '#tests/test-app.ts'
import { checkLinks } from '../audit.jobs.ts'
import { auditChanges, auditPages, auditRuns, externalLinks } from '../audit.table.ts'
import { startAudit } from '../run/run.service.ts'
import { listBrokenLinks } from './broken-links.service.ts'
import { checkExternalLinks, LINK_LIMITS, type LinkLimits } from './check-links.service.ts'

const env = { PUBLIC_URL: 'https://studio.example' }
const LIMITS: LinkLimits = { ...LINK_LIMITS, pauseMs: 1, linkMs: 20_000 }

type Behaviour = (request: IncomingMessage, response: ServerResponse) => void
const status =
  (code: number, location?: string): Behaviour =>
  (_, response) =>
    response.writeHead(code, location === undefined ? {} : { location }).end()

/** Another site, on loopback, with a behaviour per path; and pages of this site that link to it. */
async function linkedSite(behaviours: Record<string, Behaviour>) {
  const made = await testApp({ env, jobs: [checkLinks] })
  const requests: { method: string; path: string; agent: string }[] = []
  let [open, mostAtOnce] = [0, 0]
  const port = await loopbackServer((request, response) => {
    const { method = '', url: path = '', headers } = request
    requests.push({ method, path, agent: headers['user-agent'] ?? '' })
    mostAtOnce = Math.max(mostAtOnce, ++open)
    response.once('close', () => open--)
    ;(behaviours[path] ?? status(404))(request, response)
  })
  const origin = `http://127.0.0.1:${port}`
  const links = (paths: string[]) =>
    paths.map((path) => ({ href: path.startsWith('/') ? origin + path : path, text: 'x' }))
  await insertPages(made.ctx.db, { address: '/faq', digest: { links: links(Object.keys(behaviours)) } })
  let time = made.ctx.now().getTime()
  const ctx = { ...made.ctx, reach: LOOPBACK_REACH, now: () => new Date(time) }
  const wait = (milliseconds: number) => {
    time += milliseconds
  }
  const check = (limits: Partial<LinkLimits> = {}, again = false) =>
    checkExternalLinks(ctx, { again }, { ...LIMITS, ...limits })
  const broken = async () =>
    Object.fromEntries(
      [...(await listBrokenLinks(ctx))].map(([address, problem]) => [address.replace(origin, ''), problem]),
    )
  return { ...made, ctx, origin, requests, check, broken, wait, mostAtOnce: () => mostAtOnce }
}

test('a missing page is found at once, with HEAD and then GET, by a user agent that says who asks', async () => {
  const { check, broken, requests, mostAtOnce, ctx } = await linkedSite({
    '/works': status(200),
    '/moved': status(301, '/works'),
    '/gone': status(410),
    '/missing': status(404),
    '/no-head': ({ method }, response) => response.writeHead(method === 'HEAD' ? 405 : 200).end(),
    '/closes-head': ({ method }, response) => (method === 'HEAD' ? response.destroy() : response.end('page')),
    '/members': status(403),
    '/robots-only': status(999),
  })
  await check()
  expect(await broken()).toEqual({ '/gone': 'HTTP 410', '/missing': 'HTTP 404' })
  const methodsOf = (wanted: string) => requests.filter(({ path }) => path === wanted).map(({ method }) => method)
  expect([methodsOf('/missing'), methodsOf('/no-head')]).toEqual([
    ['HEAD', 'GET'],
    ['HEAD', 'GET'],
  ])
  expect(methodsOf('/works').every((method) => method === 'HEAD')).toBe(true)
  expect(new Set(requests.map(({ agent }) => agent))).toEqual(
    new Set(['Mozilla/5.0 (compatible; cyaan; +https://studio.example)']),
  )
  expect(mostAtOnce()).toBe(1)
  // The pages are compared with the result.
  expect(await ctx.db.select().from(auditRuns)).toMatchObject([{ trigger: 'change', isFull: false }])
})

test('a link is checked once a week, one that failed on the next day; a temporary failure counts the second time', async () => {
  let isDown = true
  const { check, broken, requests, wait } = await linkedSite({
    '/works': status(200),
    '/down': (_, response) => response.writeHead(isDown ? 503 : 200).end(),
  })
  const asked = async (paths: string[]) => {
    requests.length = 0
    await check()
    expect([...new Set(requests.map(({ path }) => path))].toSorted()).toEqual(paths)
  }
  await asked(['/down', '/works'])
  expect(await broken()).toEqual({})
  await asked([])
  wait(DAY_MS)
  await asked(['/down'])
  expect(await broken()).toEqual({ '/down': 'HTTP 503' })
  isDown = false
  wait(DAY_MS)
  await asked(['/down'])
  expect(await broken()).toEqual({})
  wait(5 * DAY_MS)
  await asked(['/works'])
})

test('a site that hangs or redirects in a circle does not block; a redirect to an internal address is not followed', async () => {
  const { check, broken, requests, wait } = await linkedSite({
    '/circle': (request, response) => response.writeHead(302, { location: `${request.url}` }).end(),
    '/inside': status(302, 'http://10.0.0.1/admin'),
    '/metadata': status(302, 'http://169.254.169.254/latest'),
    'http://10.0.0.1/': status(200),
    '/works': status(200),
    '/hangs': () => {},
    '/hangs-too': () => {},
    '/hangs-as-well': () => {},
  })
  await check({ linkMs: 400, failuresPerHost: 9 })
  expect(await broken()).toEqual({
    '/circle': 'HTTP 3xx',
    '/inside': 'IP',
    '/metadata': 'IP',
    'http://10.0.0.1/': 'IP',
  })
  expect(requests.filter(({ path }) => path === '/circle').length).toBeLessThanOrEqual(LIMITS.redirects + 1)
  wait(DAY_MS)
  await check({ linkMs: 400, failuresPerHost: 9 })
  expect(await broken()).toMatchObject({ '/hangs': 'timeout', '/hangs-too': 'timeout' })
})

test('a host without a response, or one that asks for a pause, is left for the next night', async () => {
  const silent = Object.fromEntries(['/a', '/b', '/c', '/d'].map((path): [string, Behaviour] => [path, () => {}]))
  const hanging = await linkedSite(silent)
  await hanging.check({ linkMs: 300, failuresPerHost: 2 })
  expect(new Set(hanging.requests.map(({ path }) => path)).size).toBe(2)
  // The others are not claimed any more.
  const waiting = await hanging.ctx.db.select().from(externalLinks)
  expect(waiting.filter(({ checkedAt }) => checkedAt === null)).toMatchObject([
    { claimedUntil: null },
    { claimedUntil: null },
  ])

  const busy = await linkedSite({ '/1': status(429), '/2': status(429), '/3': status(429) })
  await busy.check()
  expect(busy.requests).toHaveLength(1)
  expect(await busy.broken()).toEqual({})
})

test('a run requests a limited number of links, and a limited time; what is left is checked next', async () => {
  const paths = Array.from({ length: 12 }, (_, index) => `/${index}`)
  const { check, requests } = await linkedSite(Object.fromEntries(paths.map((path) => [path, status(200)])))
  await check({ linksPerRun: 5 })
  expect(requests).toHaveLength(5)
  await check({ runMs: 0 })
  expect(requests.length).toBeLessThanOrEqual(6)
  await check()
  expect(new Set(requests.map(({ path }) => path)).size).toBe(12)
})

test('two jobs at once request every link once', async () => {
  const { check, requests } = await linkedSite({ '/a': status(200), '/b': status(200), '/c': status(200) })
  await Promise.all([check(), check()])
  expect(requests.map(({ path }) => path).toSorted()).toEqual(['/a', '/b', '/c'])
})

test('links of this site, of reserved names and of share buttons are not requested; a removed link is forgotten', async () => {
  const { check, ctx, requests, origin } = await linkedSite({
    '/works': status(200),
    'https://studio.example/contact': status(200),
    'https://studiocyaan.example/': status(200),
    'mailto:hallo@studio.be': status(200),
  })
  await insertPages(ctx.db, {
    address: '/blog',
    digest: { links: [{ href: `${origin}/share?u=${encodeURIComponent('https://studio.example/blog')}`, text: 'x' }] },
  })
  await check()
  expect(requests.map(({ path }) => path)).toEqual(['/works'])
  await ctx.db.delete(auditPages)
  await check()
  expect(await ctx.db.select().from(externalLinks)).toEqual([])
})

test('the owner has failed links checked again; a visitor and a user cannot', async () => {
  let isBroken = true
  const { check, broken, requests, ctx, queue, as, asVisitor, wait } = await linkedSite({
    '/page': (_, response) => response.writeHead(isBroken ? 404 : 200).end(),
    '/works': status(200),
  })
  await check()
  expect(await broken()).toEqual({ '/page': 'HTTP 404' })
  expect((await asVisitor('/api/audit/links/checks', { method: 'POST' })).status).toBe(401)
  expect((await (await as('user')).send('POST', '/api/audit/links/checks')).status).toBe(403)

  isBroken = false
  requests.length = 0
  wait(3_600_000)
  expect((await (await as('admin')).send('POST', '/api/audit/links/checks')).status).toBe(202)
  await queue.startWorkers([checkLinks], ctx)
  await vi.waitFor(async () => expect(await broken()).toEqual({}), { timeout: 60_000 })
  expect(requests.map(({ path }) => path)).toEqual(['/page'])
})

test('while a run is active, the comparison follows it', async () => {
  const { check, ctx } = await linkedSite({ '/missing': status(404) })
  await startAudit(ctx, 'manual')
  await check()
  expect(await ctx.db.select().from(auditChanges)).toMatchObject([{ tag: 'external-links' }])
})

test('a request of a visitor requests no link', async () => {
  const { asVisitor, requests } = await linkedSite({ '/works': status(200) })
  for (const path of ['/', '/faq', '/api/settings/company']) await asVisitor(path)
  expect(requests).toEqual([])
})
