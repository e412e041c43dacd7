import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { pageRequests } from '#features/analytics/server/analytics.table.ts'
import { createRequestCounter } from '#features/analytics/server/collect/request-counter.service.ts'
import { applyInvalidation } from '#platform/server/tags.ts'
import { testApp } from '#tests/test-app.ts'
import { createOverloadResponses } from './pages/overload-responses.ts'
import { createListener } from './request-listener.ts'

const HTML = { 'content-type': 'text/html; charset=utf-8' }

type TestApp = Awaited<ReturnType<typeof testApp>>

async function listen(
  { app, ctx, pageCache, load }: Pick<TestApp, 'app' | 'ctx' | 'pageCache' | 'load'>,
  requestCounter = createRequestCounter(ctx),
): Promise<string> {
  const runtime = { ctx, pageCache, requestCounter, isClosing: () => false }
  const { listener } = createListener(runtime, app.fetch, { load, responses: await createOverloadResponses(ctx.env) })
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.close()
    await requestCounter.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test.each(['0', '1'])('of cached pages the share ACCESS_LOG_SAMPLE=%s is logged', async (share) => {
  const render = () => new Response('<p>', { headers: HTML })
  const made = await testApp({ render, env: { ACCESS_LOG_SAMPLE: share } })
  const { logged } = made
  const origin = await listen(made)
  await (await fetch(`${origin}/services`)).text()
  const first = logged()
  const { headers } = await fetch(`${origin}/services`, { method: 'HEAD' })
  const line = { requestId: headers.get('x-request-id'), method: 'HEAD', path: '/services', status: 200, sample: 1 }
  const lines = logged().slice(first.length).trim().split('\n').filter(Boolean)
  expect(lines.map((text) => JSON.parse(text))).toMatchObject(share === '1' ? [{ ...line, msg: 'cached page' }] : [])
})

test('a crawler is counted for rendered and for cached pages, not for redirects, missing pages and files', async () => {
  const render = ({ url }: Request) =>
    url.endsWith('/missing') ? new Response('', { status: 404, headers: HTML }) : new Response('<p>', { headers: HTML })
  const made = await testApp({ render })
  const { ctx, pageCache } = made
  const requestCounter = createRequestCounter(ctx)
  const origin = await listen(made, requestCounter)
  const headers = { 'user-agent': 'CCBot/2.0 (https://commoncrawl.org/faq/)', connection: 'close' }

  for (const path of [
    '/services',
    '/services',
    '/Services',
    '/missing',
    '/robots.txt',
    '/llms.txt',
    '/api/openapi.json',
  ])
    await (await fetch(origin + path, { headers, redirect: 'manual' })).text()
  await expect.poll(() => pageCache.size()).toBeGreaterThan(0)
  const { client, path, count } = pageRequests
  await expect
    .poll(async () => {
      await requestCounter.flush()
      return ctx.db.select({ client, path, count }).from(pageRequests).orderBy(path)
    })
    .toEqual([
      { client: 'CCBot', path: '/llms.txt', count: 1 },
      { client: 'CCBot', path: '/services', count: 2 },
    ])
})

test('for a minute after an own write the visitor gets no page or file from the cache; others do', async () => {
  let renders = 0
  const made = await testApp({ render: () => new Response(`<p>${++renders}`, { headers: HTML }) })
  const origin = await listen(made)
  const read = async (headers: Record<string, string>) => (await fetch(`${origin}/services`, { headers })).text()
  const cookie = 'lng=nl; cyaan.recent_write=1'
  const first = await read({ cookie: 'lng=nl' })
  expect(await read({ cookie: 'lng=nl' })).toBe(first)
  expect(await read({ cookie })).not.toBe(first)
  expect(await read({ cookie: 'lng=nl' })).toBe(first)
  expect(renders).toBe(2)

  const file = () => fetch(`${origin}/manifest.webmanifest`, { headers: { cookie } })
  await (await fetch(`${origin}/manifest.webmanifest`)).text()
  const size = made.pageCache.size()
  expect((await file()).headers.get('etag')).toBeNull()
  expect(made.pageCache.size()).toBe(size)
})

test('under overload pages and API reads get a 503 before the application, except where no render is needed: redirects, stale copies', async () => {
  const gate = Promise.withResolvers<void>()
  const started = Promise.withResolvers<void>()
  const handled: string[] = []
  const render = async ({ url }: Request) => {
    if (url.includes('held')) {
      started.resolve()
      await gate.promise
    }
    return new Response('<!doctype html><html><head></head><p>page</p>', { headers: HTML })
  }
  const one = { running: 1, waiting: 0, waitMs: 0 }
  const none = { running: 0, waiting: 0, waitMs: 0 }
  const made = await testApp({ render, loadLimits: { render: one, read: none, write: one } })
  const origin = await listen({
    ...made,
    app: {
      fetch: (request: Request) => {
        handled.push(new URL(request.url).pathname)
        return made.app.fetch(request)
      },
    } as typeof made.app,
  })
  const open = (path: string, headers: Record<string, string> = { accept: 'text/html', 'accept-language': 'fr' }) =>
    fetch(origin + path, { headers })
  await (await open('/services')).text()
  applyInvalidation('unknown')
  const running = open('/?held=1')
  await started.promise
  handled.length = 0

  for (const [path, text] of [
    ['/contact', 'Le site est très sollicité.'],
    ['/en/contact?ref=1', 'The site is busy right now.'],
    ['/?lng=nl', 'Het is even te druk op de site.'],
  ] as const) {
    const shed = await open(path)
    expect([shed.status, shed.headers.get('retry-after'), shed.headers.get('cache-control')]).toEqual([
      503,
      '10',
      'no-store',
    ])
    expect(shed.headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(shed.headers.get('x-request-id')).toBeTruthy()
    expect(await shed.text()).toContain(text)
  }
  const call = await open('/api/settings/company', { 'accept-language': 'en' })
  expect(call.status).toBe(503)
  expect(await call.json()).toMatchObject({ error: { code: 'OVERLOADED' } })
  expect(await (await fetch(`${origin}/contact`, { method: 'HEAD' })).text()).toBe('')
  expect(handled).toEqual([])

  for (const [path, target] of [
    ['/nl', '/'],
    ['/nl/contact?ref=1', '/contact?ref=1'],
    ['/Services/', '/services'],
    ['/contact?ref=%00', '/contact?ref=%EF%BF%BD'],
  ] as const) {
    const redirect = await fetch(origin + path, { redirect: 'manual' })
    expect([redirect.status, redirect.headers.get('location')], path).toEqual([301, target])
  }
  handled.length = 0

  expect((await open('/services')).headers.get('x-cache')).toBe('stale')
  for (const path of ['/healthz', '/robots.txt']) expect((await open(path)).status, path).not.toBe(421)
  expect((await fetch(`${origin}/api/contact`, { method: 'POST', body: '{}' })).status).not.toBe(503)
  expect(handled).toEqual(['/services', '/healthz', '/robots.txt', '/api/contact'])
  gate.resolve()
  expect((await running).status).toBe(200)
})
