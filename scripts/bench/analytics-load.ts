// Child process of bench:analytics. Sends batches of events at a given rate (0: as fast as possible) until SIGTERM,
// then prints how many events were acknowledged. Requests are built once and written to raw sockets, so that the load
// generator uses little CPU.
import { connect, type Socket } from 'node:net'
import { API_CLIENT_HEADERS } from '../../src/kernel/client-headers.ts'

const [url = '', eventsPerSecond = '0', ...cookies] = process.argv.slice(2)
const EVENTS_PER_BATCH = 10
const CONNECTIONS = 16
/** Different client addresses: the limit is per address, and the site trusts a proxy on loopback. */
const REQUESTS = 2000
const PATHS = ['/', '/services', '/booking', '/contact', '/faq']
// Without a user agent it would count as a bot.
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const METRICS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB']
const { hostname, port, host, pathname } = new URL(url)
const requests = Array.from({ length: REQUESTS }, (_, number) => requestOf(number))
const STORED = Buffer.from(`{"stored":${EVENTS_PER_BATCH}}`)
const HEAD_END = Buffer.from('\r\n\r\n')

let sent = 0
let stored = 0
let isStopping = false

process.on('SIGTERM', () => {
  isStopping = true
  // Responses in flight count.
  setTimeout(() => {
    process.stdout.write(JSON.stringify({ stored }))
    process.exit()
  }, 500)
})

const idle = Array.from({ length: CONNECTIONS }, open)
const rate = Number(eventsPerSecond) / EVENTS_PER_BATCH
const start = performance.now()
setInterval(sendDue, 10)

function sendDue(): void {
  const due = rate > 0 ? ((performance.now() - start) / 1000) * rate : Number.POSITIVE_INFINITY
  while (idle.length > 0 && sent < due && !isStopping) idle.pop()!.write(requests[sent++ % REQUESTS]!)
}

/** Responses are smaller than a packet, so each arrives in one chunk. */
function open(): Socket {
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  socket.on('error', () => {})
  return socket.on('data', (response) => {
    if (response.indexOf(STORED, response.indexOf(HEAD_END)) !== -1) stored += EVENTS_PER_BATCH
    idle.push(socket)
    if (rate === 0) sendDue()
  })
}

/** Without a batch id: a request is sent many times, and the server generates an id for batches without one. */
function requestOf(number: number): Buffer {
  const body = JSON.stringify({ language: 'nl', build: 'bench', events: batch(number) })
  const headers = {
    host,
    ...API_CLIENT_HEADERS,
    'user-agent': USER_AGENT,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    cookie: cookies[number % cookies.length]!,
    'x-forwarded-for': `198.18.${number >> 8}.${number & 255}`,
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`POST ${pathname} HTTP/1.1\r\n${lines.join('')}\r\n${body}`)
}

function batch(number: number) {
  const path = PATHS[number % PATHS.length]!
  const milliseconds = (number * 37) % 3000
  // A batch counts as stored only if the site finds each of its samples plausible.
  const vitals = METRICS.map((name) => ({
    name,
    age: 1000,
    path,
    value: name === 'CLS' ? milliseconds / 3000 : milliseconds,
    target: 'img.cover',
  }))
  return [{ name: 'page_view', age: 1500, path, referrer: 'www.google.com' }, ...vitals, ...vitals].slice(
    0,
    EVENTS_PER_BATCH,
  )
}
