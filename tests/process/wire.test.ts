import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { STANDARD_PAGES } from '#features/site/model/public-pages.ts'
import { API_CLIENT_HEADERS } from '#kernel/client-headers.ts'
import { runningDatabaseConfig } from '#platform/server/database/embedded/embedded-database.ts'
import type { Send } from '../fixtures/every-write/writer.ts'
import { writeEverything } from '../fixtures/every-write.ts'
import { hostileText, PNG } from '../fixtures/hostile-text.ts'
import { solveCaptcha } from '../fixtures/solve-captcha.ts'
import { unsafeParts } from '../fixtures/unsafe-html.ts'
import { firstAdmin, startSite } from './site.ts'

const PREFIXES = ['', '/en', '/fr']
const folder = mkdtempSync(join(tmpdir(), 'cyaan-wire-'))
let site: Awaited<ReturnType<typeof startSite>>

beforeAll(async () => {
  cpSync(inject('firstStart').folder, folder, { recursive: true })
  site = await startSite({ DATA_DIR: folder })
})
afterAll(async () => {
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
})

type RawResponse = { status: number; headers: Record<string, string | string[] | undefined>; body: string }

/** Sends a raw path: browsers and fetch would normalize it. */
function sendRaw(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  body?: Buffer,
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const sent = request({ port: site.port, host: '127.0.0.1', path, headers, method }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks).toString() }),
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

test('a cached page has the same headers as a rendered one, for every kind of request', async () => {
  const perResponseHeaders = ['x-request-id', 'date', 'connection', 'keep-alive']
  const stableHeaders = (response: RawResponse) =>
    Object.fromEntries(Object.entries(response.headers).filter(([name]) => !perResponseHeaders.includes(name)))
  const rendered = await sendRaw('/terms', { 'accept-encoding': 'br' })
  expect(rendered.headers['content-security-policy']).toContain("script-src 'self' 'sha256-")

  for (const connection of ['keep-alive', 'close']) {
    const cached = await sendRaw('/terms', { 'accept-encoding': 'br', connection })
    expect(cached.status).toBe(200)
    expect(stableHeaders(cached)).toEqual(stableHeaders(rendered))
    expect(cached.headers.connection).toBe(connection)
    expect(cached.headers['x-request-id']).toMatch(/^[\w-]{36}$/)
    expect(cached.body).toBe(rendered.body)
  }
  const head = await sendRaw('/terms', { 'accept-encoding': 'br' }, 'HEAD')
  expect(stableHeaders(head)).toEqual(stableHeaders(rendered))
  expect(head.body).toBe('')
})

test('the CSP of a page contains the hash of each of its inline scripts, and no others', async () => {
  for (const path of ['/', '/fr/blog', '/booking']) {
    const { body, headers } = await sendRaw(path)
    const scripts = Array.from(
      body.matchAll(/<script(?![^>]*(?: src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g),
      ([, code]) => createHash('sha256').update(code!).digest('base64'),
    )
    const named = Array.from(
      String(headers['content-security-policy']).matchAll(/'sha256-([^']+)'/g),
      ([, hash]) => hash,
    )
    expect(scripts.length, path).toBeGreaterThan(1)
    expect(new Set(named), path).toEqual(new Set(scripts))
    expect(body, path).not.toContain('nonce')
  }
})

test('every page responds in three languages', async () => {
  const pages = [
    '',
    '/contact',
    '/services',
    '/services/webdesign',
    '/services/backend',
    '/services/ecommerce',
    '/services/web-applications',
    '/services/maintenance',
    '/login',
    '/forgot-password',
    '/register',
    '/verify-email',
    '/reset-password',
    '/blog',
    '/cookies',
    '/privacy',
    '/terms',
    '/faq',
    '/reviews',
    '/booking',
    '/api/docs',
  ]
  for (const prefix of PREFIXES) {
    for (const page of pages) {
      if (prefix && page === '/api/docs') continue
      const { status, body } = await sendRaw(prefix + page || '/')
      expect(status, `${prefix}${page}`).toBe(200)
      expect(body).toContain(`<html lang="${prefix.slice(1) || 'nl'}"`)
      expect(body.match(/<h1/g), `${prefix}${page} has one heading`).toHaveLength(1)
    }
  }
})

test('restricted pages redirect visitors to sign in, and respond to the admin', async () => {
  const pages = [
    '/blog/new',
    '/edit/1/x',
    '/categorie/new',
    '/my-appointments',
    '/profile',
    '/admin',
    '/admin/timeslots',
    '/admin/mail',
    '/admin/messages',
    '/admin/moderation',
    '/admin/settings',
    '/admin/users',
  ]
  const headers = { 'content-type': 'application/json', 'X-Client-Secret': 'cyaan-web', 'X-Tenant-Id': 'main' }
  const signedIn = await sendRaw('/api/identity/sign-in', headers, 'POST', Buffer.from(JSON.stringify(firstAdmin())))
  const cookie = (signedIn.headers['set-cookie'] as string[]).map((one) => one.split(';')[0]).join('; ')
  for (const prefix of PREFIXES) {
    for (const page of pages) {
      const refused = await sendRaw(prefix + page)
      expect(refused.status, `${prefix}${page}`).toBe(303)
      expect(refused.headers.location).toBe(`${prefix}/login?next=${encodeURIComponent(prefix + page)}`)
      const { status, body } = await sendRaw(prefix + page, { cookie })
      expect(status, `${prefix}${page}`).toBe(200)
      expect(body).toContain(`<html lang="${prefix.slice(1) || 'nl'}"`)
    }
  }
})

test('the language of the HTML follows prefix, query, cookie and Accept-Language', async () => {
  const langOf = async (path: string, headers?: Record<string, string>) =>
    /<html lang="(\w+)"/.exec((await sendRaw(path, headers)).body)?.[1]
  expect(await langOf('/fr/blog', { cookie: 'lng=en' })).toBe('fr')
  expect(await langOf('/blog?lng=fr', { cookie: 'lng=en' })).toBe('fr')
  expect(await langOf('/blog', { cookie: 'lng=en', 'accept-language': 'fr' })).toBe('en')
  expect(await langOf('/blog', { 'accept-language': 'en-GB,en' })).toBe('en')
  expect(await langOf('/blog', { 'accept-language': 'de' })).toBe('nl')
})

test('a valid `?lng=` is stored in the cookie; an invalid one is not', async () => {
  const chosen = await sendRaw('/blog?lng=fr')
  expect(chosen.headers['set-cookie']).toEqual(['lng=fr; Path=/; Max-Age=31536000; SameSite=Lax'])
  expect(chosen.headers['cache-control']).toBe('private, no-store')
  for (const nonsense of ['xx', 'fr%0d%0aset-cookie:%20a=b', 'fr;%20Domain=evil.example']) {
    const response = await sendRaw(`/blog?lng=${nonsense}`)
    expect(response.status).toBe(200)
    expect(response.headers['set-cookie']).toBeUndefined()
    expect(response.body).toContain('<html lang="nl"')
  }
})

test('links on a page with a prefix keep it; canonical and alternates name every language', async () => {
  const { body } = await sendRaw('/fr/contact')
  expect(body).toContain('href="/fr/services"')
  expect(body).not.toMatch(/<a [^>]*href="\/services"/)
  expect(body).toContain(`rel="canonical" href="http://localhost:${site.port}/fr/contact"`)
  // The API reference has one URL for all languages.
  expect((await sendRaw('/api/docs')).body).toContain(`rel="canonical" href="http://localhost:${site.port}/api/docs"`)
  for (const [lang, path] of [
    ['nl', '/contact'],
    ['en', '/en/contact'],
    ['fr', '/fr/contact'],
    ['x-default', '/contact'],
  ]) {
    expect(body).toMatch(
      new RegExp(`rel="alternate" hrefLang="${lang}" href="http://localhost:${site.port}${path}"`, 'i'),
    )
  }
})

test('the language menu of a post links to its URL in each language, without a redirect', async () => {
  const [, post] = /href="(\/en\/blog\/\d+\/[^"]+)"/.exec((await sendRaw('/en/blog')).body)!
  const { body } = await sendRaw(post!)
  const [, french] = /rel="alternate" hrefLang="fr" href="http:\/\/[^/]+([^"]+)"/.exec(body)!
  const [, dutch] = /rel="alternate" hrefLang="nl" href="http:\/\/[^/]+([^"]+)"/.exec(body)!
  expect(french).not.toContain(post!.split('/').at(-1))
  expect(body).toContain(`<a href="${french}" hrefLang="fr"`)
  expect(body).toContain(`<a href="${dutch}?lng=nl" hrefLang="nl"`)
})

test('only the chosen language’s texts are sent', async () => {
  const { body } = await sendRaw('/fr')
  expect(body).toContain('Ouvrir le menu')
  expect(body).not.toMatch(/Menu openen|Open menu/)
})

test('title, description, keywords, author, social tags, theme colour and manifest are on every page', async () => {
  const { body } = await sendRaw('/en/services')
  expect(body).toContain('<title>Services, packages and prices | Studio Cyaan</title>')
  for (const name of ['description', 'keywords', 'author', 'twitter:card', 'twitter:title'])
    expect(body).toContain(`<meta name="${name}" content="`)
  for (const property of ['og:title', 'og:description', 'og:image', 'og:url', 'og:locale'])
    expect(body).toContain(`<meta property="${property}" content="`)
  expect(body).toContain('<meta name="theme-color" content="#4285F4" ')
  expect(body).toContain('<link rel="manifest" href="/en/manifest.webmanifest"/>')
  for (const path of ['/app/screenshot-en-narrow.webp', '/app/icon-maskable-512.png', '/apple-touch-icon.png'])
    expect((await sendRaw(path)).status, path).toBe(200)
})

test('a missing page is a localized 404 without a canonical URL', async () => {
  for (const [path, title] of [
    ['/nope', 'Pagina niet gevonden | Studio Cyaan'],
    ['/fr/nope', 'Page introuvable | Studio Cyaan'],
    ['/en/blog/999/x', 'Blog not found'],
    ['/fr/en/blog', 'Page introuvable | Studio Cyaan'],
    ['/styleguide', 'Pagina niet gevonden | Studio Cyaan'],
    ['/services/nope', 'Pagina niet gevonden | Studio Cyaan'],
    ['/de/services', 'Pagina niet gevonden | Studio Cyaan'],
  ]) {
    const { status, body } = await sendRaw(path!)
    expect(status, path).toBe(404)
    expect(body).toContain(`<title>${title}</title>`)
    expect(body).toContain('noindex')
    expect(body).not.toContain('rel="canonical"')
  }
})

test('trailing and repeated slashes never lead to another host', async () => {
  expect(await sendRaw('/blog/')).toMatchObject({ status: 301 })
  for (const path of ['//evil.example', '//evil.example/', '/fr//evil.example', '/\\evil.example']) {
    const { status, headers } = await sendRaw(path)
    expect([301, 302, 307, 308, 404, 400]).toContain(status)
    if (headers.location)
      expect(new URL(String(headers.location), site.url).hostname).toMatch(/^(127\.0\.0\.1|localhost)$/)
  }
})

test.each([
  ['/servic%65s', '/services'],
  ['/%5cevil.example/', '/%5Cevil.example'],
  ['/a%7cb%5eC', '/a%7Cb%5Ec'],
  ['/%0a%0d%00%0b/', '/%EF%BF%BD%EF%BF%BD%EF%BF%BD%EF%BF%BD'],
])('%s is redirected to %s, which the router does not redirect again', async (path, canonical) => {
  expect(await sendRaw(path)).toMatchObject({ status: 301, headers: { location: canonical } })
  expect((await sendRaw(canonical)).headers.location).toBeUndefined()
})

test.each(['abc', '../../pages/faq', '1&version=2', '%00', '99999999999'])(
  '/privacy?version=%s shows the current policy',
  async (version) => {
    let response = await sendRaw(`/privacy?version=${version}`)
    while (response.headers.location) response = await sendRaw(response.headers.location as string)
    expect(response.status).toBe(200)
    expect(response.body).toContain('<h1')
  },
)

test.each([
  '/assets/../../package.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/assets/..%2f..%2fpackage.json',
  '/..%2f..%2fpackage.json',
  '/assets/....//....//package.json',
  '/%2e%2e/package.json',
  '/assets/..%5c..%5cpackage.json',
  '/package.json',
  '/.env',
  '/server.js',
])('no file outside the built pages is served: %s', async (path) => {
  const { status, body } = await sendRaw(path)
  expect([301, 400, 404]).toContain(status)
  expect(body).not.toContain('"dependencies"')
})

test('built files are precompressed and immutable', async () => {
  const { body } = await sendRaw('/')
  const [script] = /\/assets\/[\w.-]+\.js/.exec(body)!
  const response = await sendRaw(script, { 'accept-encoding': 'br' })
  expect(response.status).toBe(200)
  expect(response.headers['content-encoding']).toBe('br')
  expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(response.headers['content-type']).toContain('javascript')
  expect(response.headers['x-content-type-options']).toBe('nosniff')
  expect((await sendRaw('/manifest.webmanifest')).headers['content-type']).toContain('application/manifest+json')
})

test('a body of 10 MB and an unknown host are rejected over HTTP', async () => {
  expect(
    (
      await sendRaw(
        '/api/identity/sign-in',
        { 'content-type': 'application/json' },
        'POST',
        Buffer.alloc(10_000_000, 'x'),
      )
    ).status,
  ).toBe(413)
  expect((await sendRaw('/', { host: 'evil.example' })).status).toBe(421)
})

test('pages contain no paths of this machine', async () => {
  for (const path of ['/', '/contact', '/api/docs']) expect((await sendRaw(path)).body).not.toContain(process.cwd())
})

// Before the test that replaces every text of the site.
test('a list that cannot be loaded is an error inside the page, with a way to retry', async () => {
  const client = new pg.Client(runningDatabaseConfig(folder))
  await client.connect()
  for (const [table, path, text] of [
    ['posts', '/en/blog', 'Failed to load blogs'],
    ['reviews', '/en/reviews', 'Unable to load reviews at this time'],
  ]) {
    await client.query(`alter table ${table} rename to ${table}_elsewhere`)
    // A query string bypasses the page cache.
    const { status, body } = await sendRaw(`${path}?sort=newest`)
    await client.query(`alter table ${table}_elsewhere rename to ${table}`)
    expect([path, status]).toEqual([path, 503])
    for (const part of [text, 'Try again', '<header', '<footer']) expect(body).toContain(part)
    expect((await sendRaw(`${path}?sort=newest`)).status).toBe(200)
  }
  await client.end()
})

test('search parameters keep their spelling', async () => {
  const { status, body } = await sendRaw('/blog?q=3.10')
  expect(status).toBe(200)
  expect(body).toContain('value="3.10"')
})

/** Fills every text field of the site through its API. */
async function writeAttacks() {
  const sendAs =
    (own: Record<string, string>): Send =>
    (method, path, body, more) =>
      fetch(site.url + path, {
        method,
        headers: { ...API_CLIENT_HEADERS, 'content-type': 'application/json', ...own, ...more },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
  const visitor = sendAs({})
  const { token } = await (await visitor('POST', '/api/identity/sign-in', firstAdmin())).json()
  const authorization = { authorization: `Bearer ${token}` }
  const admin = sendAs(authorization)
  const upload = (body: Uint8Array<ArrayBuffer>) =>
    fetch(`${site.url}/api/media`, { method: 'POST', body, headers: { ...API_CLIENT_HEADERS, ...authorization } })
  const captcha = () => solveCaptcha((path) => fetch(site.url + path))
  const text = hostileText()
  const written = await writeEverything({ visitor, admin, writer: admin, captcha, upload }, { text, png: PNG })
  return { ...written, text }
}

test('attacks in every text field are text in the rendered pages, and headers of a request are not in a page', async () => {
  const { post, text } = await writeAttacks()
  const paths = [
    ...STANDARD_PAGES.map(({ path }) => path),
    `/blog/${post.id}/${post.slug}`,
    '/login',
    '/offline',
    '/nope',
  ]
  const poison = { 'x-forwarded-host': 'poison.example', 'x-forwarded-proto': 'poison', 'x-original-url': '/poison' }
  let seen = ''
  for (const path of PREFIXES.flatMap((prefix) => paths.map((path) => `${prefix}${path}`.replace(/(?<=.)\/$/, '')))) {
    const { body, headers } = await sendRaw(path, { ...poison, cookie: 'a=poison', referer: 'http://poison.example/' })
    expect([path, unsafeParts(body, String(headers['content-security-policy']))]).toEqual([path, []])
    expect(body).not.toContain('poison')
    seen += body
  }
  // Texts of the company, pages, packages, places, the post, its comments and the reviews.
  expect(text.seenIn(seen)).toBeGreaterThan(150)
})

test('while the database hangs, a page that needs it becomes a 503', async () => {
  const client = new pg.Client(runningDatabaseConfig(folder))
  await client.connect()
  await client.query('begin')
  const { status, headers, body } = await sendRaw('/reviews?page=2')
  await client.query('rollback')
  await client.end()

  expect(status).toBe(503)
  expect(headers['retry-after']).toBe('10')
  expect(body).toContain('Probeer het zo meteen opnieuw.')
  expect((await sendRaw('/reviews?page=2')).status).toBe(200)
})
