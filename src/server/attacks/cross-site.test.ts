import { expect, test } from 'vitest'
import { attackedSite, describedCalls, htmlResponse } from '#tests/fixtures/attacked-site.ts'
import { errorOf } from '#tests/fixtures/identity-fixture.ts'

/**
 * Writes outside the API: forms of pages without JavaScript. All but the contact form and the start of a look-around are
 * authenticated by the token in the form or the URL, which another site does not know.
 */
const FORMS = ['/booking/decision', '/contact', '/look-around', '/unsubscribe']
const FOREIGN_ORIGINS = ['https://evil.example', 'null', 'http://studio.example', 'https://studio.example.evil.example']

test('CSRF: every write needs the client headers and the own origin', async () => {
  const site = await attackedSite()
  const writes = (await describedCalls(site)).filter(({ method }) => method !== 'GET')
  expect(writes.length).toBeGreaterThan(80)
  const { headers } = site.admin
  const send = async (method: string, path: string, sent: Record<string, string | undefined>) => {
    const all = { ...headers, host: 'studio.example', 'content-type': 'application/json', ...sent }
    const given = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined)
    const response = await site.app.request(path.replace(/\{\w+\}/g, '1'), { method, body: '{}', headers: given })
    return `${response.status} ${(await errorOf(response)).code}`
  }
  for (const [index, { operation, method, path }] of writes.entries()) {
    const missing = ['X-Client-Secret', 'X-Tenant-Id'][index % 2]!
    const origin = FOREIGN_ORIGINS[index % FOREIGN_ORIGINS.length]
    const responses = [await send(method, path, { [missing]: undefined }), await send(method, path, { origin })]
    expect([operation, responses]).toEqual([operation, ['403 CLIENT_UNKNOWN', '403 ORIGIN_UNKNOWN']])
  }
})

test('CSRF: no write exists outside the described API, except the forms of pages', async () => {
  const site = await attackedSite()
  const described = new Set((await describedCalls(site)).map(({ operation }) => operation))
  const routes = site.app.routes.filter(({ method }) => !['GET', 'HEAD', 'ALL'].includes(method))
  const undescribed = routes
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)(?:\{[^}]*\})?/g, '{$1}')}`)
    .filter((operation) => !described.has(operation))
  const forms = FORMS.flatMap((path) => [`POST ${path}`, `POST /{prefix}${path}`])
  expect([...new Set(undescribed)].toSorted()).toEqual(forms.toSorted())
})

test('CSRF: the contact form without JavaScript is refused from another site', async () => {
  const { app } = await attackedSite()
  const send = (headers: Record<string, string>) =>
    app.request('/contact', {
      method: 'POST',
      body: new URLSearchParams({ title: '' }),
      headers: { host: 'studio.example', ...headers },
    })
  for (const origin of FOREIGN_ORIGINS) expect((await send({ origin })).status, origin).toBe(403)
  for (const site of ['cross-site', 'same-site']) expect((await send({ 'sec-fetch-site': site })).status).toBe(403)
  expect((await send({ origin: 'https://studio.example', 'sec-fetch-site': 'same-origin' })).status).toBe(422)
  expect((await send({})).status).toBe(422)
})

type Answering = [path: string, status: number, init?: RequestInit]

/** Every kind of response. */
const RESPONSES: Answering[] = [
  ['/', 200],
  ['/nope', 404],
  ['/failing', 500],
  ['/offline', 200],
  ['/admin', 303],
  ['/blog/', 301],
  ['/contact', 405, { method: 'DELETE' }],
  ['/contact', 403, { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } }],
  ['/contact', 422, { method: 'POST', body: new URLSearchParams({ title: '' }) }],
  ['/', 421, { headers: { host: 'evil.example' } }],
  ['/unsubscribe?token=x', 404, { method: 'POST', body: new URLSearchParams({ choice: 'stop' }) }],
  ['/booking/decision?token=x', 404],
  ['/api/settings/company', 200],
  ['/api/openapi.json', 200],
  ['/api/nope', 404],
  ['/api/whoami', 403, { method: 'POST' }],
  ['/api/contact', 413, { method: 'POST', body: new Uint8Array(2_000_000) }],
  ['/api/auth/callback/google?error=access_denied', 302],
  ['/api/analytics/own', 200],
  ['/robots.txt', 200],
  ['/sitemap.xml', 200],
  ['/llms.txt', 200],
  ['/services.md', 200],
  ['/services', 200, { headers: { accept: 'text/markdown' } }],
  ['/blog/feed.xml', 200],
  ['/blog/feed.json', 200],
  ['/manifest.webmanifest', 200],
  ['/share/nl/home.png', 200],
  ['/media/x', 404],
  ['/favicon.ico', 302],
  ['/healthz', 200],
  ['/readyz', 200],
]

test('clickjacking and sniffing: every kind of response has the security headers', async () => {
  const html = '<!doctype html><html lang="nl"><head></head><body></body></html>'
  const render = ({ url }: Request) => {
    if (url.endsWith('/failing')) throw new Error('a page that fails')
    return htmlResponse(html, url.endsWith('/nope') ? 404 : 200)
  }
  const { app } = await attackedSite({ render, env: { PUBLIC_URL: 'https://studio.example', DEMO: 'off' } })
  for (const [path, status, init] of RESPONSES) {
    const response = await app.request(`https://studio.example${path}`, init)
    expect([path, response.status]).toEqual([path, status])
    const headers = Object.fromEntries(response.headers)
    expect([path, headers]).toMatchObject([
      path,
      {
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        'x-content-type-options': 'nosniff',
        'referrer-policy': expect.stringMatching(/^(?:strict-origin-when-cross-origin|no-referrer)$/),
        'permissions-policy': expect.stringContaining('camera=()'),
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': expect.stringMatching(/^(?:same|cross)-origin$/),
        'strict-transport-security': expect.stringContaining('max-age=63072000'),
      },
    ])
    expect(headers['content-security-policy']).toMatch(/object-src 'none'|default-src 'none'/)
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*'unsafe/)
    for (const name of ['access-control-allow-origin', 'x-powered-by', 'server'])
      expect(headers).not.toHaveProperty(name)
  }
})
