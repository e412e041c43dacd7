import { expect, test } from 'vitest'
import { runAudit } from '#features/audit/server/audit.jobs.ts'
import { hostilePaths } from '#tests/fixtures/hostile-paths.ts'
import { testApp } from '#tests/test-app.ts'
import { auditSource } from './composition/audit-source.ts'
import { resourcePolicy } from './middleware/security-headers.ts'

test('/healthz responds while the process is alive', async () => {
  const { app } = await testApp()
  const response = await app.request('/healthz')
  expect(response.status).toBe(200)
  // HSTS is for https only: `attacks/cross-site.test.ts`.
  expect(response.headers.get('strict-transport-security')).toBeNull()
})

test('every response has a request id, which its log line contains', async () => {
  const { app, logged } = await testApp()
  for (const path of ['/healthz', '/api/settings/company', '/api/nope', '/nope']) {
    const id = (await app.request(path)).headers.get('x-request-id')
    expect(id).toMatch(/^[\w-]{36}$/)
    expect(logged()).toContain(id)
  }
})

test('query strings are not logged', async () => {
  const { app, logged } = await testApp()
  await app.request('/api/settings/company?email=rita@example.com', { headers: { cookie: 'session=geheim' } })
  expect(logged()).toContain('/api/settings/company')
  expect(logged()).not.toMatch(/rita|geheim/)
})

test('the token of the calendar feed is not logged, however its URL is spelled', async () => {
  const { app, logged } = await testApp()
  for (const path of ['/api/booking/feed/geheim.ics', '/api/booking/feed/geheim/x', '/API/Booking/Feed/GEHEIM.ics'])
    await app.request(path)
  expect(logged().match(/feed\/\[redacted\]"/gi)).toHaveLength(3)
  expect(logged()).not.toMatch(/geheim/i)
})

test('pictures and feeds may be embedded by other sites, everything else only by this one', async () => {
  const { app } = await testApp({ render: () => new Response('<!doctype html><p>page</p>') })
  const policyOf = async (path: string) => (await app.request(path)).headers.get('cross-origin-resource-policy')
  for (const path of ['/media/x', '/fr/blog/feed.xml', '/blog/feed.json'])
    expect(await policyOf(path), path).toBe('cross-origin')
  for (const path of ['/share/nl/home.png', '/icon-192.png']) expect(resourcePolicy(path), path).toBe('cross-origin')
  for (const path of ['/', '/api/settings/company', '/api/nope', '/healthz', '/services.md', '/sitemap.xml'])
    expect(await policyOf(path), path).toBe('same-origin')
})

test.each(['evil.example', 'localhost.evil.example', 'evil.example:3000'])(
  'a request for the host %s is rejected',
  async (host) => {
    const { app } = await testApp()
    for (const path of ['/', '/api/settings/company']) {
      const response = await app.request(path, { headers: { host } })
      expect(response.status).toBe(421)
      expect(await response.json()).toMatchObject({ error: { code: 'UNKNOWN_HOST' } })
    }
  },
)

test.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', '192.168.1.20', 'studio.example'])(
  'a request for the host %s is served',
  async (host) => {
    const { app } = await testApp({ env: { PUBLIC_URL: 'https://studio.example' } })
    expect((await app.request('/api/settings/company', { headers: { host } })).status).toBe(200)
  },
)

test('an unknown API call is a localized 404', async () => {
  const { app } = await testApp()
  const response = await app.request('/api/nope', { headers: { 'accept-language': 'fr' } })
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ error: { code: 'NOT_FOUND', message: 'Cet élément n’existe plus.' } })
})

test('a body of 10 MB is rejected', async () => {
  const { app } = await testApp()
  const response = await app.request('/api/contact', { method: 'POST', body: new Uint8Array(10_000_000) })
  expect(response.status).toBe(413)
})

test('pages reject POST requests', async () => {
  const { app } = await testApp()
  expect((await app.request('/contact', { method: 'DELETE' })).status).toBe(405)
})

test('a trailing slash is redirected, and the query string is kept', async () => {
  const { app } = await testApp()
  const response = await app.request('/blog/?page=2')
  expect(response.status).toBe(301)
  expect(response.headers.get('location')).toMatch(/\/blog\?page=2$/)
})

let app: Awaited<ReturnType<typeof testApp>>['app'] | undefined

test.each([
  ['/Services', '/services'],
  ['/FR/Services/WebDesign', '/fr/services/webdesign'],
  ['/nl/contact', '/contact'],
  ['/nl', '/'],
  ['//services//webdesign/', '/services/webdesign'],
  ['/100%', '/100%25'],
  ['/fr/%E0', '/fr/%25e0'],
  ['/blog?tag=%00', '/blog?tag=%EF%BF%BD'],
  ['/servic%65s?a=%65', '/services?a=%65'],
  ['/%61dmin', '/admin'],
  ['/%61pi/settings/company', '/api/settings/company'],
  ['/%5cevil.example/', '/%5Cevil.example'],
  ['/%09/evil.example/', '/%EF%BF%BD/evil.example'],
  ['/nl/%5cevil.example', '/%5Cevil.example'],
  ['/A%0a%0d%00%0b/', '/a%EF%BF%BD%EF%BF%BD%EF%BF%BD%EF%BF%BD'],
])('%s is redirected to %s', async (path, canonical) => {
  app ??= (await testApp()).app
  const response = await app.request(`http://localhost${path}`)
  expect(response.status).toBe(301)
  expect(response.headers.get('location')).toBe(canonical)
})

test('no URL, however spelled, is redirected to another site or fails', async () => {
  const { app } = await testApp({ env: { PUBLIC_URL: 'https://studio.example' } })
  // Every 17th only: the spelling of paths is tested with its function; this tests the response.
  for (const path of hostilePaths().filter((_, i) => i % 17 === 0)) {
    const response = await app.request(`https://studio.example${path}`)
    expect([301, 303, 404, 405], `${path} responses ${response.status}`).toContain(response.status)
    const to = new URL(response.headers.get('location') ?? '/', 'https://studio.example')
    expect(to.origin, path).toBe('https://studio.example')
  }
})

/** Bodies that do not match their content type, or that no schema accepts. */
const UNREADABLE: [type: string, body: string][] = [
  ['application/json', '{"a":'],
  ['application/json', '{"__proto__":1,"id":1e400,"email":{"a":1},"token":"\\u0000"}'],
  ['multipart/form-data; boundary=x', 'no form at all'],
  ['multipart/form-data', '--'],
  ['application/x-www-form-urlencoded', 'choice=%00&choice=%E0'],
]
const STRANGE_QUERIES = ['?lng=%00&lng=nl&id=1e400&from=9999999999999', '?q=%E0%A4%A&query=%ED%A0%80&__proto__=1']

test('no API call or form fails with a 5xx on an invalid body or query', async () => {
  const { app, as, asVisitor } = await testApp({ jobs: [runAudit(auditSource)] })
  const { ask } = await as('admin')
  const { paths } = await (await app.request('/api/openapi.json')).json()
  const calls = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({
      method,
      path: path.replace(/\{\w+\}/g, 'a%00b'),
      send: path.startsWith('/api/identity') ? asVisitor : ask,
    })),
  )
  const forms = ['/unsubscribe', '/fr/unsubscribe', '/contact'].map((path) => ({
    method: 'post',
    path,
    send: asVisitor,
  }))
  const failed: string[] = []
  for (const { method, path, send } of [...calls, ...forms]) {
    const tries =
      method === 'get'
        ? STRANGE_QUERIES.map((query) => [query] as const)
        : UNREADABLE.map(([type, body]) => ['', type, body] as const)
    for (const [query, type, body] of tries) {
      const { status } = await send(path + query, {
        method: method.toUpperCase(),
        ...(type ? { body, headers: { 'content-type': type } } : {}),
      })
      if (status >= 500) failed.push(`${method} ${path}${query} ${type} ${body}: ${status}`)
    }
  }
  expect(failed).toEqual([])
})

test('during shutdown new requests are rejected while the process is still alive', async () => {
  const { app, beginShutdown } = await testApp()
  beginShutdown()
  const response = await app.request('/api/settings/company')
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({ error: { code: 'SHUTTING_DOWN' } })
  expect((await app.request('/healthz')).status).toBe(200)
})

test('the OpenAPI description covers all calls, including errors', async () => {
  const { app } = await testApp()
  const description = await (await app.request('/api/openapi.json')).json()
  expect(description.openapi).toMatch(/^3\.1/)
  expect(Object.keys(description.paths)).toContain('/api/settings/company')
  for (const [path, calls] of Object.entries<Record<string, { summary?: string; responses: object }>>(
    description.paths,
  )) {
    for (const [method, call] of Object.entries(calls)) {
      expect(call.summary, `${method} ${path} has no summary`).toBeTruthy()
      expect(Object.keys(call.responses)).toContain('4XX')
    }
  }
  expect(description.components.schemas).toHaveProperty('Company')
})
