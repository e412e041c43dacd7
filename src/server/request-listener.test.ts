import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { pageRequests } from '#features/analytics/server/analytics.table.ts'
import { createRequestCounter } from '#features/analytics/server/collect/request-counter.service.ts'
import type { Context } from '#platform/server/context.ts'
import { testApp } from '#tests/test-app.ts'
import type { PageCache } from './pages/page-cache.ts'
import { createListener } from './request-listener.ts'

const HTML = { 'content-type': 'text/html; charset=utf-8' }

async function listen(
  ctx: Context,
  pageCache: PageCache,
  handle: (request: Request) => Response | Promise<Response>,
  requestCounter = createRequestCounter(ctx),
): Promise<string> {
  const { listener } = createListener({ ctx, pageCache, requestCounter, isClosing: () => false }, handle)
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
  const { app, ctx, pageCache, logged } = await testApp({ render, env: { ACCESS_LOG_SAMPLE: share } })
  const origin = await listen(ctx, pageCache, app.fetch)
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
  const { app, ctx, pageCache } = await testApp({ render })
  const requestCounter = createRequestCounter(ctx)
  const origin = await listen(ctx, pageCache, app.fetch, requestCounter)
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
