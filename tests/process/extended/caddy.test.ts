import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readEnv } from '#platform/server/env.ts'
import { createKeys, findRootKey } from '#platform/server/secrets/secret-key.ts'
import { createProbeToken, REQUEST_PROBE_PATH } from '../../../src/server/doctor/request-probe.routes.ts'
import { type Ask, hasCaddy, startCaddy } from '../../servers/caddy.ts'
import { makeInstallation } from '../installation.ts'
import { usedFolder } from '../site.ts'

const DOMAIN = 'www.example.test'
const MAX_STARTS = 100
const LIMIT_MS = 600_000

const startLookAround = (ask: Ask) =>
  ask('/look-around', { ':method': 'POST', origin: `https://${DOMAIN}`, 'sec-fetch-site': 'same-origin' })

test(
  'behind Caddy with the configuration of compose.yaml: HTTPS, HTTP/2, one compression, the address of the visitor, and restarts without a failed request',
  async ({ skip }) => {
    if (!hasCaddy()) skip('Caddy is not installed: apt-get install caddy.')
    const DATA_DIR = usedFolder()
    const settings = { PUBLIC_URL: `https://${DOMAIN}`, TRUSTED_PROXIES: '127.0.0.1', DRAIN_SECONDS: '5' }
    const { supervise } = makeInstallation({ DATA_DIR, DEMO: 'on', ...settings })
    const site = await supervise()
    const { httpUrl, visit } = await startCaddy(DOMAIN, site)
    const ask = visit('127.0.0.5')

    const redirect = await fetch(`${httpUrl}/contact`, { redirect: 'manual', headers: { host: DOMAIN } })
    expect([redirect.status, redirect.headers.get('strict-transport-security')]).toEqual([308, null])
    const page = await ask('/contact')
    expect([page.status, page.headers['strict-transport-security']]).toEqual([200, 'max-age=63072000'])
    expect(page.headers['content-encoding']).toBeUndefined()

    const html = page.body.toString()
    const brotli = await ask('/contact', { 'accept-encoding': 'br, gzip' })
    expect([brotli.headers['content-encoding'], brotliDecompressSync(brotli.body).toString().length]).toEqual([
      'br',
      html.length,
    ])
    const gzip = await ask('/contact', { 'accept-encoding': 'gzip' })
    expect([gzip.headers['content-encoding'], gunzipSync(gzip.body).toString().length]).toEqual(['gzip', html.length])
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)![1]!
    const asset = await ask(script, { 'accept-encoding': 'br' })
    expect([asset.status, asset.headers['content-encoding'], asset.headers['cache-control']]).toEqual([
      200,
      'br',
      'public, max-age=31536000, immutable',
    ])

    const authorization = `Bearer ${createProbeToken(createKeys(findRootKey(readEnv({ DATA_DIR }))!), new Date())}`
    const seen = async (headers = {}) =>
      JSON.parse((await ask(REQUEST_PROBE_PATH, { authorization, ...headers })).body.toString()).address
    expect([await seen(), await seen({ 'x-forwarded-for': '203.0.113.9' })]).toEqual(['127.0.0.5', '127.0.0.5'])

    // The limit of one visitor is not that of another.
    const visitor = visit('127.0.0.6')
    const starts: number[] = []
    while (!starts.includes(429) && starts.length < MAX_STARTS) starts.push((await startLookAround(visitor)).status)
    expect(starts.at(-1)).toBe(429)
    expect((await startLookAround(visit('127.0.0.7'))).status).toBe(starts[0])

    let isWatching = true
    const statuses = new Set<number>()
    const watching = (async () => {
      while (isWatching) {
        statuses.add((await ask(`/contact?fresh=${Date.now()}`)).status)
        await pause(20)
      }
    })()
    await site.restart()
    isWatching = false
    await watching
    expect([...statuses]).toEqual([200])
  },
  LIMIT_MS,
)
