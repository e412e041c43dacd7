import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import type { AppEnv } from '#platform/server/http.ts'
import { blogFixture } from '#tests/fixtures/blog-fixture.ts'
import { mailFixture } from '#tests/fixtures/mail-fixture.ts'
import { testApp } from '#tests/test-app.ts'
import { compressResponses } from './compress-responses.ts'

const html = () =>
  new Response(`<!doctype html>${'<p>page</p>'.repeat(200)}`, { headers: { 'content-type': 'text/html' } })
const ACCEPTS_ALL = { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } }
const encodingOf = ({ headers }: Response) => headers.get('content-encoding')

test('every text response above 1 kB is compressed, and varies by Accept-Encoding', async () => {
  const { app, write } = await blogFixture({ render: html })
  await write('Brood bakken', {}, 'Meel, water, zout en gist. '.repeat(50))
  const paths = [
    '/',
    '/?page=2',
    '/api/openapi.json',
    '/api/site/pages/faq?lng=nl',
    '/blog/feed.xml',
    '/blog/feed.json',
    '/sitemap.xml',
    '/robots.txt',
    '/services.md',
    '/llms.txt',
    '/llms-full.txt',
  ]
  for (const path of paths) {
    const plain = await app.request(path)
    const text = Buffer.from(await plain.arrayBuffer())
    expect([path, plain.status, encodingOf(plain), text.length > 1024]).toEqual([path, 200, null, true])
    expect(plain.headers.get('vary'), path).toContain('Accept-Encoding')
    const brotli = await app.request(path, ACCEPTS_ALL)
    expect([path, encodingOf(brotli), brotli.headers.get('vary')]).toEqual([path, 'br', plain.headers.get('vary')])
    const bytes = Buffer.from(await brotli.arrayBuffer())
    expect(Number(brotli.headers.get('content-length')), path).toBe(bytes.length)
    expect(bytes.length).toBeLessThan(text.length)
    expect(brotliDecompressSync(bytes).equals(text), path).toBe(true)
    // Other than the body, nothing differs: one validator for all encodings, and the same headers for HEAD.
    expect(brotli.headers.get('etag'), path).toBe(plain.headers.get('etag'))
    const head = await app.request(path, { method: 'HEAD', ...ACCEPTS_ALL })
    expect([path, encodingOf(head), head.headers.get('content-length')]).toEqual([path, 'br', String(bytes.length)])
    expect(await head.text()).toBe('')
  }
})

const CHOICES: [acceptEncoding: string, encoding: string | null][] = [
  ['gzip', 'gzip'],
  ['br', 'br'],
  ['GZIP;q=0.5, Br;q=0.1', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000, gzip;q=0', null],
  ['identity', null],
  ['deflate, zstd', null],
  ['', null],
]

test('the encoding is one that the client accepts', async () => {
  const { app } = await testApp({ render: html })
  for (const [accepted, encoding] of CHOICES)
    for (const path of ['/', '/?page=2', '/api/site/pages/faq?lng=nl', '/api/openapi.json', '/llms.txt']) {
      const response = await app.request(path, { headers: { 'accept-encoding': accepted } })
      expect([accepted, path, encodingOf(response)]).toEqual([accepted, path, encoding])
      const bytes = Buffer.from(await response.arrayBuffer())
      const text = encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes
      expect(text.toString(), path).toMatch(/^(<!doctype|\{|# )/)
    }
})

test('a 304 has no body and no encoding', async () => {
  const { app } = await testApp({ render: html })
  for (const path of ['/', '/llms.txt']) {
    const etag = (await app.request(path)).headers.get('etag')!
    const headers = { 'if-none-match': etag, ...ACCEPTS_ALL.headers }
    const response = await app.request(path, { headers })
    expect([path, response.status, encodingOf(response), await response.text()]).toEqual([path, 304, null, ''])
    expect(response.headers.get('vary'), path).toContain('Accept-Encoding')
  }
})

test('small responses and pictures are sent as they are', async () => {
  const { app } = await testApp()
  for (const path of ['/healthz', '/api/booking/request-types', '/api/nope', '/share/nl/services.png']) {
    const response = await app.request(path, ACCEPTS_ALL)
    const { byteLength } = await response.arrayBuffer()
    expect([path, encodingOf(response)]).toEqual([path, null])
    expect(Number(response.headers.get('content-length')), path).toBe(byteLength)
  }
})

test('built files are sent in their stored variant, or compressed when they have none', async () => {
  const assetsDir = mkdtempSync(join(tmpdir(), 'cyaan-assets-'))
  writeFileSync(join(assetsDir, 'a.js'), 'a'.repeat(3000))
  writeFileSync(join(assetsDir, 'a.js.br'), 'stored')
  writeFileSync(join(assetsDir, 'b.js'), 'b'.repeat(3000))
  writeFileSync(join(assetsDir, 'service-worker.js'), '')
  const { app } = await testApp({ assetsDir })
  expect(await (await app.request('/a.js', ACCEPTS_ALL)).text()).toBe('stored')
  const made = await app.request('/b.js', ACCEPTS_ALL)
  expect(brotliDecompressSync(await made.arrayBuffer()).toString()).toBe('b'.repeat(3000))
  const plain = await app.request('/a.js')
  expect([encodingOf(plain), plain.headers.get('vary'), (await plain.text()).length]).toEqual([
    null,
    'Accept-Encoding',
    3000,
  ])
  const part = await app.request('/b.js', { headers: { range: 'bytes=0-1999', ...ACCEPTS_ALL.headers } })
  expect([part.status, encodingOf(part), (await part.text()).length]).toEqual([206, null, 2000])
})

test('an event stream is not buffered', async () => {
  const app = new Hono<AppEnv>().use(compressResponses).get('/events', () => {
    const endless = new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('data: 1\n\n')) })
    return new Response(endless, { headers: { 'content-type': 'text/event-stream' } })
  })
  const response = await app.request('/events', ACCEPTS_ALL)
  const { value } = await response.body!.getReader().read()
  expect([encodingOf(response), new TextDecoder().decode(value)]).toEqual([null, 'data: 1\n\n'])
})

type Schema = { [key: string]: unknown }

test('responses with credentials are not compressed (BREACH), other private responses are', async () => {
  const { app, as, write } = await mailFixture()
  const admin = await as('admin')
  const email = await admin.ask(
    `/api/mail/${await write({ body: createElement('p', null, 'Het brood is klaar. '.repeat(60)) })}`,
    ACCEPTS_ALL,
  )
  const feed = await admin.ask('/api/booking/admin/feed', ACCEPTS_ALL)
  for (const response of [email, feed]) expect([response.status, encodingOf(response)]).toEqual([200, null])
  expect((await email.text()).length).toBeGreaterThan(1024)
  const slots = await admin.ask('/api/booking/admin/slots?month=2025-03&type=REPORT_ISSUE', ACCEPTS_ALL)
  expect([slots.status, encodingOf(slots)]).toEqual([200, 'br'])

  // No other area of the API returns a property that is named like a credential.
  const { paths, components } = await (await app.request('/api/openapi.json')).json()
  const propertiesOf = (schema: unknown, seen: readonly string[] = []): string[] => {
    if (typeof schema !== 'object' || !schema) return []
    const { $ref, properties, ...rest } = schema as Schema
    const name = String($ref ?? '')
      .split('/')
      .at(-1)!
    return [
      ...(name && !seen.includes(name) ? propertiesOf(components.schemas[name], [...seen, name]) : []),
      ...Object.keys(properties ?? {}),
      ...Object.values({ ...rest, ...(properties as Schema) }).flatMap((inner) => propertiesOf(inner, seen)),
    ]
  }
  const withCredentials = Object.entries<Record<string, { responses: Schema }>>(paths).flatMap(([path, calls]) =>
    Object.values(calls).flatMap(({ responses }) =>
      propertiesOf(responses).some((name) => /token|secret|recovery|^uri$/i.test(name)) ? [path] : [],
    ),
  )
  expect(withCredentials).toContain('/api/identity/token')
  for (const path of withCredentials)
    expect(path).toMatch(/^\/api\/(identity|mail|booking\/admin\/feed|booking\/appointments\/\{id\}\/link)/)
})
