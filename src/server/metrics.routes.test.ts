import { expect, test } from 'vitest'
import { testApp } from '#tests/test-app.ts'

const DIRECT = { host: 'localhost:3000' }
const TOKEN = 'a token for Prometheus'

type TestApp = Awaited<ReturnType<typeof testApp>>

/** A request from a TCP peer. */
function scrape({ app }: TestApp, headers: Record<string, string>, remoteAddress = '127.0.0.1', httpVersion = '1.1') {
  return app.request('/metrics', { headers }, { incoming: { socket: { remoteAddress }, httpVersion } })
}

const render = () => new Response('not found', { status: 404, headers: { 'content-type': 'text/html' } })

test('Prometheus reads requests, cache, jobs, emails, connections and process figures', async () => {
  const made = await testApp({ render })
  await made.asVisitor('/api/identity/password-policy')
  const response = await scrape(made, DIRECT)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const text = await response.text()
  expect(text).toMatch(/cyaan_http_request_duration_seconds_count\{kind="api",status="200"\} [1-9]/)
  for (const name of ['page_cache_hits_total', 'page_renders_total', 'page_cache_pages'])
    expect(text).toMatch(new RegExp(`^cyaan_${name} \\d`, 'm'))
  expect(text).toMatch(/^cyaan_database_connections\{state="idle"\} \d/m)
  expect(text).toContain('nodejs_eventloop_lag_seconds')
  expect(text).not.toContain('/api/identity')
})

test('a waiting email is counted until it is sent', async () => {
  const made = await testApp({ render })
  const unsent = async () =>
    /cyaan_emails_unsent\{status="queued"\} (\d+)/.exec(await (await scrape(made, DIRECT)).text())?.[1]
  expect(await unsent()).toBeUndefined()
  await made.database.pool.query(`insert into emails (id, kind, locale, to_address, subject, html, text, status, created_at, due_at)
    values ('1', 'test', 'nl', 'ann@example.com', 's', 'h', 't', 'queued', now(), now())`)
  expect(await unsent()).toBe('1')
})

test.each([
  ['another machine', DIRECT, '203.0.113.5'],
  ['a proxy on this machine that names its client', { ...DIRECT, 'x-forwarded-for': '203.0.113.5' }, '127.0.0.1'],
  ['a proxy on this machine that does not', { host: 'www.example.com' }, '127.0.0.1'],
])('without a token there is no page for %s', async (_, headers, peer) => {
  const made = await testApp({ render, env: { PUBLIC_URL: 'https://www.example.com' } })
  expect((await scrape(made, headers, peer)).status).toBe(404)
})

/** Headers of a proxy on this machine that sends its own Host. */
const FORWARDING = `X-Forwarded-For X-Forwarded-Host X-Forwarded-Proto X-Forwarded-Port X-Forwarded-Server Forwarded Via
  X-Real-IP X-Client-IP X-Cluster-Client-IP True-Client-IP CF-Connecting-IP CF-Ray Fastly-Client-IP CDN-Loop
  X-Azure-ClientIP X-Original-Host X-Envoy-External-Address X-Amzn-Trace-Id`.split(/\s+/)

test('a forwarding header, also an empty one, and HTTP/1.0 of a plain proxy refuse', async () => {
  const made = await testApp({ render })
  for (const name of FORWARDING)
    for (const value of ['203.0.113.5', ''])
      expect((await scrape(made, { ...DIRECT, [name]: value })).status, name).toBe(404)
  expect((await scrape(made, DIRECT, '127.0.0.1', '1.0')).status).toBe(404)
  // What Prometheus sends itself.
  const prometheus = { 'user-agent': 'Prometheus/3.0', 'x-prometheus-scrape-timeout-seconds': '10', accept: '*/*' }
  for (const host of ['localhost:3000', '127.0.0.1', '[::1]:3000'])
    expect((await scrape(made, { ...prometheus, host }, '::1')).status, host).toBe(200)
  for (const host of ['www.example.com', '10.0.0.5:3000', 'localhost.example.com', '127.0.0.1.example.com', ''])
    expect([404, 421], host).toContain((await scrape(made, { ...prometheus, host })).status)
})

test('with METRICS_TOKEN the token alone decides', async () => {
  const made = await testApp({ render, env: { METRICS_TOKEN: TOKEN } })
  const from = (authorization: string) => scrape(made, { ...DIRECT, authorization }, '203.0.113.5')
  expect((await from(`Bearer ${TOKEN}`)).status).toBe(200)
  for (const wrong of ['', 'Bearer ', `Bearer ${TOKEN}x`, TOKEN, `Bearer ${TOKEN.slice(0, -1)}`])
    expect((await from(wrong)).status, wrong).toBe(404)
  expect((await scrape(made, DIRECT)).status).toBe(404)
})
