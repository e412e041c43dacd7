import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { pageRequests } from '#features/analytics/server/analytics.table.ts'
import { createRequestCounter } from '#features/analytics/server/collect/request-counter.service.ts'
import { testApp } from '#tests/test-app.ts'
import { createListener } from './request-listener.ts'

const HTML = { 'content-type': 'text/html; charset=utf-8' }

test('a crawler is counted for rendered and for cached pages, not for redirects, missing pages and files', async () => {
  const render = ({ url }: Request) =>
    url.endsWith('/missing') ? new Response('', { status: 404, headers: HTML }) : new Response('<p>', { headers: HTML })
  const { app, ctx, pageCache } = await testApp({ render })
  const requestCounter = createRequestCounter(ctx)
  const { listener } = createListener({ ctx, pageCache, requestCounter, isClosing: () => false }, app.fetch)
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
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
  await requestCounter.close()
})
