import { getRequestListener } from '@hono/node-server'
import { expect, test } from 'vitest'
import { readEnv } from '#platform/server/env.ts'
import { LOOPBACK_CERTIFICATE } from '#tests/fixtures/loopback-certificate.ts'
import { loopbackServer, tlsProxy } from '#tests/servers/tls-proxy.ts'
import { TEST_SECRET_KEY, testApp } from '#tests/test-app.ts'
import { checkSite, judgeTls } from './check-site.ts'
import { REQUEST_PROBE_PATH } from './request-probe.routes.ts'

/** A site behind a reverse proxy with HTTPS. `check` returns the problems and warnings. */
async function siteBehindProxy(variables: Record<string, string> = {}) {
  const proxy = await tlsProxy()
  const site = await testApp({
    env: { PUBLIC_URL: proxy.url, ...variables },
    now: new Date().toISOString(),
    render: () => new Response('<p>home</p>', { headers: { 'content-type': 'text/html' } }),
  })
  const upstream = await loopbackServer(getRequestListener(site.app.fetch))
  proxy.setTarget(upstream)
  const redirect = await loopbackServer((_, response) => response.writeHead(301, { location: proxy.url }).end())
  const env = readEnv({ PUBLIC_URL: proxy.url, SECRET_KEY: TEST_SECRET_KEY, ...variables })
  const options = { isRunning: true, ca: LOOPBACK_CERTIFICATE, httpOrigin: `http://127.0.0.1:${redirect}` }
  const run = (more: Partial<typeof options> = {}, changed = env) => checkSite(changed, { ...options, ...more })
  const check = async (...args: Parameters<typeof run>) =>
    (await run(...args)).filter(({ status }) => status !== 'ok').map(({ status, text }) => `${status}: ${text}`)
  return { site, proxy, upstream, env, run, check }
}

test('a site behind a correct proxy passes every check', async () => {
  const { run } = await siteBehindProxy()
  const found = await run()
  expect(found.filter(({ status }) => status !== 'ok')).toEqual([])
  expect(found.map(({ area }) => area)).toEqual(['address', 'TLS', 'TLS', 'address', 'proxy'])
  expect(found.at(-1)!.text).toContain('behind the proxy: 127.0.0.1')
})

test('each mistake of a proxy is named', async () => {
  const { proxy, upstream, env, check } = await siteBehindProxy()
  proxy.behave({ forwardedFor: 'none' })
  expect(await check()).toEqual([
    expect.stringMatching(/^problem: The proxy sends no X-Forwarded-For/),
    expect.stringMatching(/^problem: Everyone can read https:\S+\/metrics/),
  ])
  proxy.behave({ forwardedFor: 'pass' })
  expect(await check()).toEqual([expect.stringMatching(/^problem: The proxy passes on the X-Forwarded-For/)])
  proxy.behave({ removesHsts: true })
  expect(await check()).toEqual([expect.stringContaining('Strict-Transport-Security')])
  proxy.behave({ host: 'internal.example' })
  expect(await check()).toContainEqual(expect.stringMatching(/^problem: The proxy passes another Host header/))
  proxy.behave({})
  expect(await check({ ca: '' })).toEqual([expect.stringMatching(/^problem: The certificate is not trusted/)])
  expect(await check({ httpOrigin: `http://127.0.0.1:${upstream}` })).toEqual([
    expect.stringMatching(/^problem: http:\S+ returns 200 instead of a redirect/),
  ])
  const otherKey = readEnv({ PUBLIC_URL: env.origin, SECRET_KEY: 'x'.repeat(32) })
  expect(await check({}, otherKey)).toEqual([expect.stringContaining('another secret key')])
  expect(await check({ isRunning: false })).toEqual([expect.stringMatching(/^skipped: The site is not running/)])
  proxy.setTarget(1)
  expect(await check()).toEqual([expect.stringContaining('/healthz returns 502')])
  const nobody = readEnv({ PUBLIC_URL: 'https://127.0.0.1:1', SECRET_KEY: TEST_SECRET_KEY })
  expect(await check({}, nobody)).toEqual([expect.stringContaining('does not respond (ECONNREFUSED)')])
})

test('a proxy that is not trusted is named with its address', async () => {
  const { check } = await siteBehindProxy({ TRUSTED_PROXIES: '10.0.0.1' })
  expect(await check()).toEqual([
    'problem: The proxy 127.0.0.1 is not in TRUSTED_PROXIES, so all visitors share one rate limit: add it there.',
  ])
})

test('without the token of the secret key the site does not say what it sees', async () => {
  const { site } = await siteBehindProxy()
  for (const authorization of ['', 'Bearer ', 'Bearer 9999999999.x', `Bearer ${TEST_SECRET_KEY}`])
    expect(await (await site.app.request(REQUEST_PROBE_PATH, { headers: { authorization } })).text()).not.toContain(
      'peer',
    )
})

test('an expired certificate is a problem, one that expires soon a warning', () => {
  const headers = { 'strict-transport-security': 'max-age=63072000' }
  const judge = (validTo: string) =>
    judgeTls({ validTo: new Date(validTo), error: undefined }, headers, new Date('2026-03-03'))[0]!.status
  expect([judge('2026-03-01'), judge('2026-03-10'), judge('2026-06-01')]).toEqual(['problem', 'warning', 'ok'])
})
