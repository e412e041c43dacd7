import { expect, test } from 'vitest'
import { SCRIPT_NONCE_HEADER } from '#kernel/client-headers.ts'
import { escapeHtml } from '#kernel/escape-html.ts'
import { testApp } from '#tests/test-app.ts'

/** Input that is not part of the cache key, and that some program somewhere uses to build a response. */
const UNKEYED: Record<string, string> = {
  host: '127.0.0.1:9999',
  'x-forwarded-host': 'evil.example',
  'x-host': 'evil.example',
  forwarded: 'host=evil.example;proto=http',
  'x-forwarded-proto': 'http',
  'x-forwarded-scheme': 'http',
  'x-forwarded-port': '1',
  'x-forwarded-prefix': '/evil',
  'x-original-url': '/admin',
  'x-rewrite-url': '/admin',
  'x-http-method-override': 'POST',
  'x-tsr-serverfn': 'true',
  'x-tss_shell': 'true',
  'content-type': 'text/evil',
  cookie: 'theme=evil; session=evil; consent=evil',
  authorization: 'Bearer evil',
  'user-agent': 'evil',
  referer: 'https://evil.example/',
  origin: 'https://evil.example',
  accept: 'application/json',
  'accept-encoding': 'evil',
  'accept-language': 'nl;q=0.9, evil;q=0.1',
  range: 'bytes=0-1',
  'if-none-match': '"evil"',
}

const PAGES = ['/', '/services', '/en/contact']
const FILES = [
  '/blog/feed.xml',
  '/sitemap.xml',
  '/llms.txt',
  '/services.md',
  '/manifest.webmanifest',
  '/en/blog/feed.json',
]

/** A renderer that shows all that it gets to see. */
const render = ({ url, headers }: Request) => {
  const seen = [...headers].filter(([name]) => name !== SCRIPT_NONCE_HEADER)
  return new Response(
    `<!doctype html><html><head></head><body>${escapeHtml(JSON.stringify([url, seen]))}</body></html>`,
  )
}

test('cache poisoning: a cached page or file is the same, whatever the request that filled the cache sent', async () => {
  const open = () => testApp({ render, env: { PUBLIC_URL: 'https://studio.example' } })
  const send = async (
    { app }: Awaited<ReturnType<typeof open>>,
    path: string,
    headers = {},
    init: RequestInit = {},
  ) => {
    const response = await app.request(`https://studio.example${path}`, { ...init, headers })
    const { 'x-request-id': _, ...sent } = Object.fromEntries(response.headers)
    return { status: response.status, headers: sent, body: await response.text() }
  }
  const clean = await open()
  const expected: Record<string, object> = {}
  for (const path of [...PAGES, ...FILES]) expected[path] = await send(clean, path)
  expect(clean.pageCache.size()).toBe(PAGES.length + FILES.length)

  const site = await open()
  for (const path of [...PAGES, ...FILES]) {
    await send(site, `${path}?noise=evil&lng=fr`, UNKEYED)
    await send(site, path, UNKEYED, { method: 'HEAD' })
    await send(site, path, UNKEYED, { method: 'POST' })
    await send(site, path, UNKEYED)
    await send(site, path, { ...UNKEYED, accept: 'text/markdown' })
    expect([path, await send(site, path)]).toEqual([path, expected[path]])
  }
})
