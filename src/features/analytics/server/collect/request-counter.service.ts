import { ownUserAgent } from '#kernel/crawlers.ts'
import { HOUR_MS } from '#kernel/time-units.ts'
import { forwardedAddress } from '#platform/server/client-address.ts'
import type { Context } from '#platform/server/context.ts'
import { VISIT_CLIENT } from '../../model/match-crawler.ts'
import { pagePathOf, startsVisit } from '../../model/page-request.ts'
import { createSourceCounter } from '../crawlers/crawler-sources.service.ts'
import { addCounts } from './page-requests.repo.ts'
import { readUserAgent } from './user-agent-cache.service.ts'

type PageRequest = {
  method?: string
  url?: string
  headers: Record<string, string | string[] | undefined>
  socket?: { remoteAddress?: string | undefined }
}

const WRITE_INTERVAL_MS = 10_000
const MAX_KEYS_PER_HOUR = 2000
/** Hours kept in memory while the database is unavailable; older counts are dropped. */
const MAX_HOURS = 48
const ROWS_PER_INSERT = 500
/** Collects all pages after the first 2,000 of an hour. */
export const OTHER_PAGES = '(other)'

/** Counts page requests in memory, without identifiers, and adds them to the database every ten seconds. */
export function createRequestCounter({ db, env, now, log }: Pick<Context, 'db' | 'env' | 'now' | 'log'>) {
  const ownAgent = ownUserAgent(env.origin)
  const sources = createSourceCounter({ db, log })

  /** By hour. A written key stays with count 0 until the hour is over, so that the page limit holds for the whole hour. */
  const hours = new Map<number, Map<string, number>>()
  let writing: Promise<void> | undefined

  /** For a GET that returned a page (200 or 304). */
  function count({ method, url = '', headers, socket }: PageRequest): void {
    // The site measures its own pages too.
    if (method !== 'GET' || headers['user-agent'] === ownAgent) return
    const path = pagePathOf(url)
    if (path === undefined) return
    const { crawler } = readUserAgent(headers['user-agent'] as string | undefined)
    if (crawler) {
      add(crawler, path)
      sources.count(Math.floor(now().getTime() / HOUR_MS), crawler, () => addressOf({ headers, socket }))
    } else if (startsVisit(path, headers)) add(VISIT_CLIENT, '')
  }

  /** Takes a tenth of the time of a cached response. */
  function addressOf({ headers, socket }: Pick<PageRequest, 'headers' | 'socket'>): string {
    const forwarded = headers['x-forwarded-for'] as string | undefined
    return forwardedAddress(socket?.remoteAddress ?? '127.0.0.1', forwarded, env.TRUSTED_PROXIES)
  }

  function add(client: string, path: string): void {
    const counts = countsOf(Math.floor(now().getTime() / HOUR_MS))
    const key = `${client}\n${path}`
    const known = counts.get(key)
    if (known !== undefined || counts.size < MAX_KEYS_PER_HOUR || path === OTHER_PAGES || path === '')
      counts.set(key, (known ?? 0) + 1)
    else add(client, OTHER_PAGES)
  }

  function countsOf(hour: number): Map<string, number> {
    const counts = hours.get(hour) ?? new Map<string, number>()
    hours.set(hour, counts)
    const [oldest = hour] = hours.keys()
    if (hours.size > MAX_HOURS) hours.delete(oldest)
    return counts
  }

  async function write(): Promise<void> {
    const current = Math.floor(now().getTime() / HOUR_MS)
    for (const [hour, counts] of hours) {
      const waiting = [...counts].filter(([, count]) => count > 0).toSorted(([a], [b]) => (a < b ? -1 : 1))
      while (waiting.length > 0) await writeRows(hour, counts, waiting.splice(0, ROWS_PER_INSERT))
      if (hour < current) hours.delete(hour)
    }
    await sources.write()
  }

  async function writeRows(hour: number, counts: Map<string, number>, entries: [string, number][]): Promise<void> {
    const rows = entries.map(([key, count]) => {
      const [client = '', path = ''] = key.split('\n')
      return { hour: new Date(hour * HOUR_MS), client, path, count }
    })
    await addCounts(db, rows)
    for (const [key, count] of entries) counts.set(key, (counts.get(key) ?? 0) - count)
  }

  /** Counts that could not be written are retried with the next write. */
  function flush(): Promise<void> {
    writing ??= write()
      .catch((err) => log.warn({ err }, 'writing page request counts failed'))
      .finally(() => {
        writing = undefined
      })
    return writing
  }

  const timer = setInterval(flush, WRITE_INTERVAL_MS).unref()

  return {
    count,
    flush,
    /** The networks of crawlers are known. */
    ready: sources.ready,
    async close() {
      clearInterval(timer)
      sources.close()
      // Write again: a running write may have started before the last requests.
      await writing
      await flush()
    },
  }
}

export type RequestCounter = ReturnType<typeof createRequestCounter>
