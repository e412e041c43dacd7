import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { expect, onTestFinished, test } from 'vitest'
import { API_CLIENT_HEADERS } from '#kernel/client-headers.ts'
import { metrics } from '#platform/server/metrics.ts'
import { applyInvalidation } from '#platform/server/tags.ts'
import { testApp } from '#tests/test-app.ts'
import type { LoadLimits } from './limit-load.ts'

const ONE_AT_A_TIME: LoadLimits = {
  render: { running: 1, waiting: 1, waitMs: 60_000 },
  read: { running: 0, waiting: 0, waitMs: 0 },
  write: { running: 1, waiting: 0, waitMs: 0 },
}
const BROWSER = { accept: 'text/html', 'accept-language': 'fr' }

/** An application whose renders of `?held=…` wait until `release` is called. */
async function overloadable(loadLimits = ONE_AT_A_TIME) {
  const gate = Promise.withResolvers<void>()
  const started = Promise.withResolvers<void>()
  const render = async ({ url }: Request) => {
    if (url.includes('held')) {
      started.resolve()
      await gate.promise
    }
    return new Response('<!doctype html><html><head></head><p>page</p>', { headers: { 'content-type': 'text/html' } })
  }
  const made = await testApp({ render, loadLimits })
  const open = (path: string) => made.app.request(path, { headers: BROWSER })
  return { ...made, open, release: gate.resolve, isRendering: started.promise }
}

test('beyond the limits costly requests get a 503 at once; cached pages, health checks and writes are served', async () => {
  const { app, open, asVisitor, release, isRendering, ctx, logged } = await overloadable()
  expect((await open('/services')).status).toBe(200)
  expect((await open('/robots.txt')).status).toBe(200)
  const running = open('/?held=1')
  await isRendering
  const waiting = open('/?held=2')

  for (const path of ['/?held=3', '/contact', '/llms.txt', '/share/fr/home.png']) {
    const shed = await open(path)
    expect(shed.status, path).toBe(503)
    expect(shed.headers.get('retry-after')).toBe('10')
    expect(shed.headers.get('cache-control')).toBe('no-store')
    expect(await shed.text()).toContain('Le site est très sollicité.')
  }
  const call = await asVisitor('/api/settings/company', { headers: { 'accept-language': 'en' } })
  expect([call.status, call.headers.get('retry-after')]).toEqual([503, '10'])
  const message = 'The site is busy right now. Please try again in a moment.'
  expect(await call.json()).toEqual({ error: { code: 'OVERLOADED', message } })
  expect((await app.request('/contact')).headers.get('x-request-id')).toBeTruthy()

  for (const path of ['/services', '/robots.txt', '/healthz']) expect((await open(path)).status, path).toBe(200)
  expect((await ctx.fetchOwn('/?internal=1')).status).toBe(200)
  expect((await asVisitor('/api/contact', { method: 'POST', body: '{}' })).status).toBe(422)
  for (const kind of ['render', 'read'])
    expect(await metrics.metrics()).toMatch(new RegExp(`^cyaan_requests_shed_total\\{kind="${kind}"\\} [1-9]`, 'm'))
  expect(logged().match(/overloaded: requests get a 503/g)).toHaveLength(1)

  release()
  expect([(await running).status, (await waiting).status, (await open('/?free=1')).status]).toEqual([200, 200, 200])
})

test('a request that waited too long gets a 503', async () => {
  const { open, release, isRendering } = await overloadable({
    ...ONE_AT_A_TIME,
    render: { running: 1, waiting: 1, waitMs: 1 },
  })
  const running = open('/?held=1')
  await isRendering
  expect((await open('/?held=2')).status).toBe(503)
  release()
  expect((await running).status).toBe(200)
  expect((await open('/?free=1')).status).toBe(200)
})

test('a page or file that expired is sent as a stale copy', async () => {
  const { open, release, isRendering } = await overloadable({
    ...ONE_AT_A_TIME,
    render: { running: 1, waiting: 0, waitMs: 0 },
  })
  for (const path of ['/services', '/robots.txt']) await open(path)
  applyInvalidation('unknown')
  const running = open('/?held=1')
  await isRendering
  for (const path of ['/services', '/robots.txt']) {
    const stale = await open(path)
    expect([stale.status, stale.headers.get('x-cache')], path).toEqual([200, 'stale'])
  }
  release()
  await running
  expect((await open('/services')).headers.get('x-cache')).toBeNull()
})

test('requests for one page share a place', async () => {
  const { open } = await overloadable({ ...ONE_AT_A_TIME, render: { running: 1, waiting: 0, waitMs: 0 } })
  const pages = await Promise.all(Array.from({ length: 20 }, () => open('/services')))
  expect(pages.every(({ status }) => status === 200)).toBe(true)
})

test('a write whose body arrives slowly occupies no place', async () => {
  const { app } = await overloadable()
  const server = createServer(getRequestListener(app.fetch))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const headers = Object.entries({ ...API_CLIENT_HEADERS, host: 'localhost', 'content-type': 'application/json' })
  const head = `POST /api/contact HTTP/1.1\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}`
  const slow = Array.from({ length: 3 }, () => connect(port, '127.0.0.1'))
  for (const socket of slow) {
    const arrived = once(server, 'request')
    socket.write(`${head}content-length: 2\r\nconnection: close\r\n\r\n{`)
    await arrived
  }
  const body = '{}'
  const send = () =>
    fetch(`http://127.0.0.1:${port}/api/contact`, {
      method: 'POST',
      headers: { ...API_CLIENT_HEADERS, 'content-type': 'application/json', connection: 'close' },
      body,
    })
  expect((await send()).status).toBe(422)
  for (const socket of slow) {
    socket.write('}')
    expect(Buffer.concat(await socket.toArray()).toString()).toMatch(/^HTTP\/1.1 422 /)
  }
})
