// Child process of bench:overload: costly requests at a given rate, or as fast as the connections allow (rate 0), for a
// given number of seconds, with or without sign-ins. Prints the number of responses by status.
import { API_CLIENT_HEADERS } from '../../src/kernel/client-headers.ts'
import { openRawConnection, type RawConnection, rawRequest } from './raw-connection.ts'
import { percentile } from './report.ts'

export type LoadResult = {
  seconds: number
  statuses: Record<string, number>
  /** 503 responses without Retry-After. */
  withoutRetryAfter: number
  /** Connections that were refused or closed. */
  failed: number
  /** Requests that were due while every connection waited for a response. */
  skipped: number
  shedP99: number
}

const [url = '', rate = '0', connections = '1', seconds = '1', signIns = 'off'] = process.argv.slice(2)
const BROWSER = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'nl' }
const WORDS = ['website', 'hosting', 'ontwerp', 'snelheid', 'zoeken', 'tekst']
const TICK_MS = 5
let number = 0

/** Nothing that a cache could serve. Another address each: searches and sign-ins are limited per address. */
function nextRequest(): Buffer {
  number++
  const address = { 'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}` }
  const page = (path: string) => rawRequest(`${url}${path}?fresh=${number}`, { ...BROWSER, ...address })
  const call = (path: string) => rawRequest(`${url}/api/${path}`, { ...API_CLIENT_HEADERS, ...BROWSER, ...address })
  const kind = number % 20
  if (kind === 0 && signIns === 'on') {
    const headers = { ...API_CLIENT_HEADERS, ...address, 'content-type': 'application/json' }
    const body = JSON.stringify({ email: `guess${number}@example.com`, password: 'Wrong-guess-1' })
    return rawRequest(`${url}/api/identity/sign-in`, headers, body)
  }
  if (kind < 3) return call(`blog/posts?lng=nl&query=${WORDS[number % WORDS.length]}${number % 7}`)
  if (kind < 7) return call('blog/posts?lng=nl')
  if (kind < 11) return call('settings/company')
  return page(['/', '/services', '/blog', '/contact', '/faq'][number % 5]!)
}

const result: LoadResult = { seconds: 0, statuses: {}, withoutRetryAfter: 0, failed: 0, skipped: 0, shedP99: 0 }
const shedTimes: number[] = []
const start = performance.now()
const end = start + Number(seconds) * 1000
const idle = Array.from({ length: Number(connections) }, () => openRawConnection(url))
const perMs = Number(rate) / 1000

if (perMs === 0) await Promise.all(idle.map(sendUntilEnd))
else await sendAtRate()
result.shedP99 = shedTimes.length > 0 ? percentile(shedTimes, 0.99) : 0
process.stdout.write(JSON.stringify(result), () => process.exit())

async function sendUntilEnd(connection: RawConnection): Promise<void> {
  while (performance.now() < end) await exchange(connection)
  result.seconds = (performance.now() - start) / 1000
}

async function sendAtRate(): Promise<void> {
  let due = 0
  const running = new Set<Promise<unknown>>()
  for (let now = performance.now(); now < end; now = performance.now()) {
    due = (now - start) * perMs - number - result.skipped
    for (; due >= 1; due--) {
      const connection = idle.pop()
      if (!connection) {
        result.skipped++
        continue
      }
      const work = exchange(connection).then((next) => idle.push(next))
      running.add(work)
      work.finally(() => running.delete(work))
    }
    await new Promise((resolve) => setTimeout(resolve, TICK_MS))
  }
  result.seconds = (performance.now() - start) / 1000
  // Responses in flight count; one that never comes does not hold the benchmark.
  await Promise.race([Promise.all(running), new Promise((resolve) => setTimeout(resolve, 20_000))])
}

/** The connection for the next request: the same, or a new one if it was closed. */
async function exchange(connection: RawConnection): Promise<RawConnection> {
  try {
    const { status, hasRetryAfter, ms } = await connection.send(nextRequest())
    result.statuses[status] = (result.statuses[status] ?? 0) + 1
    if (status !== 503) return connection
    shedTimes.push(ms)
    if (!hasRetryAfter) result.withoutRetryAfter++
    return connection
  } catch {
    result.failed++
    return openRawConnection(url)
  }
}
