import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Database } from '../db.ts'
import type { Log } from '../log.ts'
import { applyInvalidation, INVALIDATION_CHANNEL, parseInvalidation } from '../tags.ts'

/** Milliseconds. A silently dead connection is detected after at most `heartbeat` + `timeout`. */
const TIMING = { heartbeat: 10_000, timeout: 5000, firstRetry: 500, longestRetry: 5000 }

const LISTEN = `listen ${INVALIDATION_CHANNEL}`

let isConnected = true
/** False while an invalidation by another process could be missed. */
export function isInvalidationLive(): boolean {
  return isConnected
}

/**
 * Receives the invalidations of other web processes (LISTEN). While its connection is down, cached pages are stale and
 * renders are not cached.
 */
export async function listenForInvalidations(
  { connection }: Pick<Database, 'connection'>,
  log: Log,
  { heartbeat, timeout, firstRetry, longestRetry } = TIMING,
): Promise<() => Promise<void>> {
  const stopped = new AbortController()
  const { signal } = stopped
  let client = await listen()
  const supervision = supervise()

  async function listen(): Promise<pg.Client> {
    const next = new pg.Client({
      ...connection,
      keepAlive: true,
      connectionTimeoutMillis: timeout,
      query_timeout: timeout,
    })
    // Without a handler the event would end the process; `end` follows it.
    next.on('error', () => {})
    next.on('notification', ({ payload }) => applyInvalidation(parseInvalidation(payload)))
    try {
      await next.connect()
      await next.query(LISTEN)
      return next
    } catch (failure) {
      next.connection.stream.destroy()
      throw failure
    }
  }

  async function supervise(): Promise<void> {
    while (!signal.aborted) {
      await untilConnectionLost()
      if (signal.aborted) break
      client.connection.stream.destroy()
      isConnected = false
      applyInvalidation('unknown')
      log.warn('page cache: lost the connection that receives invalidations; pages are rendered for every request')
      await reconnect()
    }
    isConnected = true
    await Promise.race([client.end(), pause(timeout, undefined, { ref: false })])
  }

  /** Heartbeat: only a live connection answers. */
  async function untilConnectionLost(): Promise<void> {
    const beat = new AbortController()
    const stop = () => beat.abort()
    client.once('end', stop)
    signal.addEventListener('abort', stop)
    try {
      for (;;) {
        await pause(heartbeat, undefined, { signal: beat.signal })
        await client.query(LISTEN)
      }
    } catch {
      signal.removeEventListener('abort', stop)
    }
  }

  /** One attempt at a time, each limited by `timeout`. */
  async function reconnect(): Promise<void> {
    for (let delay = firstRetry; !signal.aborted; delay = Math.min(delay * 2, longestRetry)) {
      await pause(delay, undefined, { signal }).catch(() => {})
      if (signal.aborted) return
      try {
        client = await listen()
      } catch {
        continue
      }
      applyInvalidation('all')
      isConnected = true
      log.info('page cache: receives invalidations again')
      return
    }
  }

  return async () => {
    stopped.abort()
    await supervision
  }
}
