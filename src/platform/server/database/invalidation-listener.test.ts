import pino from 'pino'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { tcpProxy } from '#tests/servers/tcp-proxy.ts'
import { testApp } from '#tests/test-app.ts'
import { INVALIDATION_CHANNEL, type Invalidation, onInvalidation } from '../tags.ts'
import { isInvalidationLive, listenForInvalidations } from './invalidation-listener.ts'

const isPostgres = 'server' in inject('source')
const FAST = { heartbeat: 40, timeout: 300, firstRetry: 10, longestRetry: 20 }

/** A listener connected through a proxy, and the events it received. */
async function listenThroughProxy() {
  const { database } = await testApp()
  const url = new URL(database.connection.connectionString!)
  const proxy = await tcpProxy(Number(url.port))
  url.hostname = '127.0.0.1'
  url.port = String(proxy.port)
  const received: Invalidation[] = []
  onTestFinished(onInvalidation((invalidation) => received.push(invalidation)))
  const stop = await listenForInvalidations(
    { connection: { connectionString: url.href } },
    pino({ level: 'silent' }),
    FAST,
  )
  onTestFinished(stop)
  const notify = (...tags: string[]) =>
    database.pool.query('select pg_notify($1, $2)', [INVALIDATION_CHANNEL, JSON.stringify(tags)])
  return { proxy, received, notify, stop }
}

test.runIf(isPostgres)('a silently dead connection is detected, and replaced when the network is back', async () => {
  const { proxy, received, notify } = await listenThroughProxy()
  await notify('posts')
  await vi.waitFor(() => expect(received).toContainEqual(['posts']))
  expect(isInvalidationLive()).toBe(true)

  proxy.silence(true)
  await vi.waitFor(() => expect(isInvalidationLive()).toBe(false), { timeout: 10_000 })
  expect(received.at(-1)).toBe('unknown')

  proxy.silence(false)
  await vi.waitFor(() => expect(isInvalidationLive()).toBe(true), { timeout: 10_000 })
  expect(received.at(-1)).toBe('all')
  await notify('people')
  await vi.waitFor(() => expect(received).toContainEqual(['people']))
})

test.runIf(isPostgres)('reconnecting has one connection open at a time, however long connecting takes', async () => {
  const { proxy, stop } = await listenThroughProxy()
  proxy.silence(true)
  proxy.cut()
  await vi.waitFor(() => expect(isInvalidationLive()).toBe(false), { timeout: 10_000 })
  proxy.mostOpen()
  const before = proxy.accepted()
  // Each attempt hangs until its timeout.
  await vi.waitFor(() => expect(proxy.accepted() - before).toBeGreaterThan(2), { timeout: 30_000 })
  expect(proxy.mostOpen()).toBeLessThanOrEqual(1)

  proxy.silence(false)
  await vi.waitFor(() => expect(isInvalidationLive()).toBe(true), { timeout: 10_000 })
  expect(proxy.open()).toBe(1)
  await stop()
  await vi.waitFor(() => expect(proxy.open()).toBe(0))
})
