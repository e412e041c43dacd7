// Child process of bench:analytics. Sends batches of events at a given rate (0: as fast as they are answered) until it
// gets SIGTERM, then prints how many events were acknowledged as stored.
import { Agent, request } from 'node:http'
import { CLIENT } from '../src/kernel/client-headers.ts'

const [url = '', eventsPerSecond = '0', ...cookies] = process.argv.slice(2)
const EVENTS_PER_BATCH = 10
const CONNECTIONS = 16
const PATHS = ['/', '/services', '/booking', '/contact', '/faq']
// Without one it would be counted as a bot.
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const METRICS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB']
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
const { hostname, port } = new URL(url)

let sent = 0
let stored = 0
let isStopping = false

process.on('SIGTERM', () => {
  isStopping = true
  // Answers that are on their way count.
  setTimeout(() => {
    process.stdout.write(JSON.stringify({ stored }))
    process.exit()
  }, 500)
})

const rate = Number(eventsPerSecond) / EVENTS_PER_BATCH
if (rate > 0) {
  const start = performance.now()
  setInterval(() => {
    const due = ((performance.now() - start) / 1000) * rate
    while (sent < due && !isStopping) send()
  }, 10)
} else {
  for (let i = 0; i < CONNECTIONS; i++) send(true)
}

function send(isRepeated = false): void {
  const body = JSON.stringify({ language: 'nl', build: 'bench', events: batch(sent) })
  const headers = {
    ...CLIENT,
    'user-agent': USER_AGENT,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    cookie: cookies[sent % cookies.length]!,
    // The limit is per address, and the site trusts a proxy on loopback.
    'x-forwarded-for': `198.18.${(sent >> 8) & 255}.${sent & 255}`,
  }
  sent++
  const call = request({ hostname, port, path: '/api/analytics/events', method: 'POST', agent, headers }, (answer) => {
    let text = ''
    answer.setEncoding('utf8').on('data', (chunk) => (text += chunk))
    answer.on('end', () => {
      if (answer.statusCode === 200) stored += JSON.parse(text).stored
      if (isRepeated && !isStopping) send(true)
    })
  })
  call.on('error', () => {})
  call.end(body)
}

function batch(number: number) {
  const path = PATHS[number % PATHS.length]!
  const vitals = METRICS.map((name) => ({ name, age: 1000, path, value: (number * 37) % 3000, target: 'img.cover' }))
  return [{ name: 'page_view', age: 1500, path, referrer: 'www.google.com' }, ...vitals, ...vitals].slice(
    0,
    EVENTS_PER_BATCH,
  )
}
