import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { parseNetworks } from '#platform/server/client-address.ts'
import type { Reach } from '#platform/server/outbound/public-connection.ts'
import { LOOPBACK_CERTIFICATE } from '#tests/fixtures/loopback-certificate.ts'
import { loopbackServer, tlsProxy } from '#tests/servers/tls-proxy.ts'
import { checkAddress, type MeasurementLimits, measurePage } from './measure-page.service.ts'

const deps = { env: { origin: 'https://studio.example' } }
/** Loopback over IPv4 is allowed, because the servers of these tests are there. */
const reach: Reach = { forbidden: parseNetworks('169.254.0.0/16, 10.0.0.0/8, ::1')!, allowsEveryPort: true }

type Handler = (incoming: IncomingMessage, outgoing: ServerResponse) => void

/** A site on loopback: each path has a handler, others are a 404. */
async function site(paths: Record<string, Handler>) {
  const requests: IncomingMessage[] = []
  const port = await loopbackServer((incoming, outgoing) => {
    requests.push(incoming)
    const handle = paths[incoming.url ?? '']
    if (handle) handle(incoming, outgoing)
    else outgoing.writeHead(404).end('gone')
  })
  return { url: `http://127.0.0.1:${port}`, requests }
}

function html(text: string, headers: Record<string, string> = {}): Handler {
  return (_, outgoing) => outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(text)
}

function file(body: Buffer | string, headers: Record<string, string> = {}): Handler {
  return (_, outgoing) => outgoing.writeHead(200, headers).end(body)
}

function redirect(location: string): Handler {
  return (_, outgoing) => outgoing.writeHead(302, { location }).end()
}

const page = (body: string, head = '') =>
  `<!doctype html><html lang="nl"><head><title>T</title>${head}</head><body>${body}</body></html>`

const measure = (address: string, limits: Partial<MeasurementLimits> = {}) =>
  measurePage(deps, address, { reach, limits })

async function reasonOf(address: string, limits: Partial<MeasurementLimits> = {}) {
  const result = await measure(address, limits)
  return result.isReachable ? 'reachable' : result.reason
}

test('weighs the page and what it names as transferred, and counts requests and third parties', async () => {
  const css = '@import "more.css"; @font-face { font-family: A; src: url(a.woff2) }'.padEnd(3000)
  const text = page('<img src="/p.png"><script src="/missing.js"></script>', '<link rel="stylesheet" href="/s.css">')
  const other = await site({ '/track.js': file('x'.repeat(50)) })
  const thirdParty = other.url.replace('127.0.0.1', 'localhost')
  const body = gzipSync(text.replace('</body>', `<script src="${thirdParty}/track.js"></script></body>`))
  const { url, requests } = await site({
    '/': redirect('/nl'),
    '/nl': file(body, {
      'content-type': 'text/html',
      'content-encoding': 'gzip',
      'content-security-policy': "default-src 'self'",
    }),
    '/s.css': file(brotliCompressSync(css), { 'content-type': 'text/css', 'content-encoding': 'br' }),
    '/more.css': file('b{}'),
    '/a.woff2': file(Buffer.alloc(1000)),
    '/p.png': file(Buffer.alloc(2000)),
  })

  const result = await measure(`${url}/#top`)

  const weight = body.length + brotliCompressSync(css).length + 3 + 1000 + 2000 + 'gone'.length + 50
  expect(result).toEqual({
    isReachable: true,
    finalAddress: `${url}/nl`,
    weightBytes: weight,
    requestCount: 8,
    thirdPartyCount: 1,
    isHttps: false,
    missingHeaders: [
      'strict-transport-security',
      'x-content-type-options',
      'x-frame-options',
      'referrer-policy',
      'permissions-policy',
    ],
    htmlErrorCount: 0,
  })
  const { headers } = requests[0]!
  expect(headers['user-agent']).toContain('cyaan; +https://studio.example')
  expect(headers).not.toHaveProperty('cookie')
})

test('counts the errors of the HTML', async () => {
  const { url } = await site({ '/': html('<title>T</title><p id="a" id="b">no doctype<a href="/"></a>') })
  expect(await measure(url)).toMatchObject({ isReachable: true, htmlErrorCount: 2 })
})

test.each([
  'http://127.0.0.1/',
  'http://localhost/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://2130706433/',
  'http://0.0.0.0/',
  'http://10.0.0.1/',
  'http://172.16.0.1/',
  'http://192.168.1.1/',
  'http://100.64.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://224.0.0.1/',
  'http://255.255.255.255/',
  'http://[fd00::1]/',
  'http://[fe80::1]/',
  'http://[ff02::1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[2002:7f00:1::]/',
  'https://127.0.0.1/',
  'https://localhost/',
  'https://[::1]/',
])('refuses %s, by default', async (address) => {
  expect(await measurePage(deps, address)).toMatchObject({ isReachable: false, reason: 'internal-address' })
  expect(await checkAddress(deps, address)).toMatchObject({ isReachable: false, reason: 'internal-address' })
})

test.each([
  ['ftp://shop.example/', 'invalid-address'],
  ['file:///etc/passwd', 'invalid-address'],
  ['https://user:secret@shop.example/', 'invalid-address'],
  ['http://shop.example:6379/', 'port'],
  ['https://shop.example:80/', 'port'],
  ['no address', 'invalid-address'],
])('refuses %s without a request: %s', async (address, reason) => {
  expect(await measurePage(deps, address)).toMatchObject({ isReachable: false, reason })
})

test.each(['http://169.254.169.254/', 'http://[::1]/', 'https://10.0.0.1/'])(
  'a page that redirects to %s is refused, a resource fails',
  async (target) => {
    const { url } = await site({
      '/': redirect(target),
      '/page': html(page(`<img src="/away.png"><img src="${target}">`)),
      '/away.png': redirect(target),
    })
    expect(await reasonOf(url)).toBe('internal-address')
    expect(await checkAddress(deps, url, { reach })).toMatchObject({ reason: 'internal-address' })
    expect(await measure(`${url}/page`)).toMatchObject({ isReachable: true })
  },
)

test('a redirect to another scheme is refused', async () => {
  const { url } = await site({ '/': redirect('file:///etc/passwd') })
  expect(await reasonOf(url)).toBe('invalid-address')
})

test('redirects without end are refused', async () => {
  const { url, requests } = await site({ '/': redirect('/') })
  expect(await reasonOf(url, { redirects: 3 })).toBe('redirects')
  expect(requests).toHaveLength(4)
})

test('a page that answers with an error is not measured', async () => {
  const { url } = await site({ '/': (_, outgoing) => outgoing.writeHead(500).end() })
  const expected = { isReachable: false, reason: 'status' }
  expect(await measure(url)).toMatchObject(expected)
  expect(await checkAddress(deps, url, { reach })).toMatchObject(expected)
})

test('a server that hangs is a timeout: before the headers, inside the body, and for one resource', async () => {
  const { url } = await site({
    '/silent': () => {},
    '/body': (_, outgoing) => outgoing.writeHead(200, { 'content-type': 'text/html' }).write('<p>'),
    '/resource': html(page('<img src="/silent">')),
  })
  const limits = { timeMs: 200 }
  expect(await reasonOf(`${url}/silent`, limits)).toBe('timeout')
  expect(await reasonOf(`${url}/body`, limits)).toBe('timeout')
  expect(await reasonOf(`${url}/resource`, { timeMs: 3000 })).toBe('timeout')
  expect(await checkAddress(deps, `${url}/silent`, { reach, limits })).toMatchObject({ reason: 'timeout' })
})

test('a page of 20 MB, a gzip bomb, and many large resources are too large', async () => {
  const bomb = gzipSync(Buffer.alloc(30_000_000))
  const { url } = await site({
    '/large': html('x'.repeat(20_000_000)),
    '/bomb': file(bomb, { 'content-type': 'text/html', 'content-encoding': 'gzip' }),
    '/total': html(page('<img src="/a.png"><img src="/b.png">')),
    '/a.png': file(Buffer.alloc(60_000)),
    '/b.png': file(Buffer.alloc(60_000)),
  })
  expect(await reasonOf(`${url}/large`)).toBe('too-large')
  expect(await reasonOf(`${url}/bomb`)).toBe('too-large')
  expect(await reasonOf(`${url}/total`, { totalBytes: 100_000 })).toBe('too-large')
  expect(await checkAddress(deps, `${url}/large`, { reach })).toMatchObject({ isReachable: true })
})

test('a page with too many resources is refused', async () => {
  const images = Array.from({ length: 30 }, (_, index) => `<img src="/${index}.png">`)
  const { url, requests } = await site({ '/': html(page(images.join(''))) })
  expect(await reasonOf(url, { requests: 10 })).toBe('too-many-requests')
  expect(requests.length).toBeLessThanOrEqual(10)
})

test('a file that is not HTML, and HTML in an unknown encoding, are refused', async () => {
  const { url } = await site({
    '/file': file('{}', { 'content-type': 'application/json' }),
    '/encoded': html('x', { 'content-encoding': 'compress' }),
    '/broken': html('not gzip', { 'content-encoding': 'gzip' }),
  })
  expect(await reasonOf(`${url}/file`)).toBe('not-html')
  expect(await reasonOf(`${url}/encoded`)).toBe('connection')
  expect(await reasonOf(`${url}/broken`)).toBe('connection')
})

test('a server that never answers the TLS handshake times out, and its certificate is not blamed', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  onTestFinished(() => void silent.close())
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  expect(await reasonOf(`https://127.0.0.1:${port}`, { timeMs: 100 })).toBe('timeout')
})

test('a page over HTTPS is measured, by name and by address, or times out', async () => {
  const defaults = getCACertificates('default')
  setDefaultCACertificates([...defaults, LOOPBACK_CERTIFICATE])
  onTestFinished(() => setDefaultCACertificates(defaults))
  const proxy = await tlsProxy()
  proxy.setTarget(await loopbackServer(() => {}))
  expect(await reasonOf(proxy.url, { timeMs: 300 })).toBe('timeout')
  proxy.setTarget(await loopbackServer(html(page('<img src="/p.png">'), { 'strict-transport-security': 'max-age=1' })))
  for (const address of [proxy.url, proxy.url.replace('127.0.0.1', 'localhost')]) {
    const missingHeaders = expect.not.arrayContaining(['strict-transport-security'])
    expect(await measure(address)).toMatchObject({ isHttps: true, requestCount: 2, missingHeaders })
    expect(await checkAddress(deps, address, { reach })).toMatchObject({ isReachable: true })
  }
})

test('a certificate that browsers reject, a port without server and an unknown name have their reasons', async () => {
  const { url } = await tlsProxy()
  expect(await reasonOf(url)).toBe('tls')
  expect(await checkAddress(deps, url, { reach })).toMatchObject({ reason: 'tls' })
  expect(await reasonOf('http://127.0.0.1:1/')).toBe('connection')
  expect(await reasonOf('http://no-such-name.invalid/')).toBe('dns')
})
