// npm run bench:analytics: ingest, public pages during ingest, rollups and admin reports, on PostgreSQL with 2,000,000
// events over twelve months and on the embedded database with 200,000. Compare figures within one run only.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { rollUpVisits, rollUpVitals } from '../../src/features/analytics/server/rollup/rollup.repo.ts'
import { refreshRollups } from '../../src/features/analytics/server/rollup/rollup.service.ts'
import { addDays } from '../../src/kernel/calendar.ts'
import { API_CLIENT_HEADERS } from '../../src/kernel/client-headers.ts'
import { DAY_MS } from '../../src/kernel/time-units.ts'
import { runningDatabaseConfig } from '../../src/platform/server/database/embedded/embedded-database.ts'
import { freePort } from '../../src/platform/server/database/free-port.ts'
import { connect } from '../../src/platform/server/db.ts'
import { type RestartablePostgres, startDurablePostgres } from '../../tests/setup/postgres-server.ts'
import { printLine } from '../command.ts'
import {
  cpuSeconds,
  type SiteProcess,
  signIn,
  startNode,
  startSite,
  stopAllProcesses,
  stopProcess,
  waitUntilUp,
} from '../site-process.ts'
import { seedEvents } from './analytics-seed.ts'
import { measureThroughput } from './load.ts'
import { median, printDetail, printFigure, sized, startSection } from './report.ts'

type Goals = { name: string; eventsPerSecond: number; events: number; panelMs: number }
type Site = SiteProcess & { connection: pg.PoolConfig }

const ON_POSTGRES: Goals = {
  name: 'PostgreSQL',
  eventsPerSecond: 3000,
  events: Number(process.env.BENCH_EVENTS ?? sized(2_000_000, 20_000)),
  panelMs: 250,
}
const EMBEDDED: Goals = { name: 'embedded', eventsPerSecond: 300, events: sized(200_000, 5000), panelMs: 500 }
const BROWSER = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'nl' }
const ROUNDS = sized(5, 1)
const SECONDS = sized(3, 1)
/** Each may store 1,000 events a day. */
const VISITORS = sized(1000, 200)
const REPEATS = Number(process.env.BENCH_ROUNDS ?? sized(20, 2))

const BREAKDOWNS = ['page', 'entry', 'exit', 'referrer', 'campaign', 'language', 'device', 'browser']
const FILTERS = 'device=phone&page=/services&'
const PANELS = [
  'visitors?resolution=day&',
  `visitors?resolution=week&${FILTERS}`,
  ...BREAKDOWNS.map((by) => `visitors/breakdown?by=${by}&`),
  `visitors/breakdown?by=page&${FILTERS}`,
  'visitors/funnel?',
  'visitors/live?',
  'crawlers?',
  'vitals?',
  'vitals?device=phone&route=/booking&',
  'vitals/breakdown?metric=LCP&by=route&',
  'vitals/breakdown?metric=INP&by=build&device=phone&',
  'vitals/elements?metric=LCP&',
  'vitals/changes?',
]

const folder = mkdtempSync(join(tmpdir(), 'cyaan-bench-'))
let server: RestartablePostgres | undefined
try {
  if (process.argv[2] !== 'embedded') {
    server = await startDurablePostgres()
    await bench(ON_POSTGRES, { DATABASE_URL: server.url })
  }
  if (process.argv[2] !== 'postgres') await bench(EMBEDDED, {})
} finally {
  await stopAllProcesses()
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function bench(goals: Goals, env: Record<string, string>): Promise<void> {
  startSection(`${goals.name}, ${goals.events} events`)
  let site = await openSite(goals.name, env)
  await waitForFirstAudit(site.connection)
  const cookies = await Promise.all(Array.from({ length: VISITORS }, (_, index) => giveConsent(site.url, index)))
  await benchIngest(site, goals, cookies)
  await benchPages(site, goals, cookies)
  await benchCpu(site, goals, cookies)
  site = await benchKill(site, goals, cookies, () => openSite(goals.name, env))
  await benchReports(site, goals)
  await stopProcess(site.child)
}

async function benchIngest({ url, connection }: Site, { eventsPerSecond }: Goals, cookies: string[]): Promise<void> {
  const before = await countEvents(connection)
  const load = startLoad(url, 0, cookies)
  await pause(1000 * SECONDS * 2)
  const stored = await load.stop()
  const inserted = (await countEvents(connection)) - before
  printFigure('ingest, batches of 10', `${Math.round(stored / (SECONDS * 2))} events/s`, {
    goal: `≥ ${eventsPerSecond}`,
  })
  printFigure('acknowledged and not in the table', String(Math.max(0, stored - inserted)), { goal: '0' })
}

/**
 * Public pages compete with ingest, and on a machine with few cores also with the load generator. The same requests to
 * a bare route in another process measure the share of the latter.
 */
async function benchPages({ url }: Site, { eventsPerSecond }: Goals, cookies: string[]): Promise<void> {
  const bare = await startBareRoute()
  const ratios: { stored: number; bare: number }[] = []
  await measureThroughput(`${url}/`, BROWSER, 2)
  for (let round = 1; round <= ROUNDS; round++) {
    printLine(`round ${round} of ${ROUNDS}: landing without and with ${eventsPerSecond} events/s`)
    const quiet = await measureThroughput(`${url}/`, BROWSER, SECONDS)
    const rateDuring = async (target: string) => {
      const load = startLoad(target, eventsPerSecond, cookies)
      await pause(1000)
      const { rate } = await measureThroughput(`${url}/`, BROWSER, SECONDS)
      await load.stop()
      return rate / quiet.rate
    }
    ratios.push({ bare: await rateDuring(bare.url), stored: await rateDuring(url) })
  }
  await stopProcess(bare.child)
  const stored = median(ratios.map((ratio) => ratio.stored))
  printFigure(`landing during ${eventsPerSecond} events/s, of its rate without`, '', {
    ratio: stored.toFixed(2),
    goal: '≥ 0.80',
  })
  const bareRatio = median(ratios.map((ratio) => ratio.bare)).toFixed(2)
  printFigure('  … while a bare route gets the same requests', '', { ratio: bareRatio })
  const share = median(ratios.map((ratio) => ratio.stored / ratio.bare)).toFixed(2)
  printFigure('  … the former of the latter', '', { ratio: share })
}

/** CPU time that ingest takes from the serving thread, and that the load generator takes from the machine. */
async function benchCpu(site: Site, { eventsPerSecond }: Goals, cookies: string[]): Promise<void> {
  if (process.platform !== 'linux') return
  const bare = await startBareRoute()
  for (const [name, { url, child }] of Object.entries({ 'the site': site, 'a bare route': bare })) {
    const load = startLoad(url, eventsPerSecond, cookies)
    await pause(2000)
    const before = [cpuSeconds(child.pid!), cpuSeconds(load.pid)]
    await pause(1000 * SECONDS * 2)
    const shares = [cpuSeconds(child.pid!), cpuSeconds(load.pid)].map((now, i) => (now - before[i]!) / (SECONDS * 2))
    await load.stop()
    printFigure(`CPU of ${name} at ${eventsPerSecond} events/s, of one core`, shares[0]!.toFixed(2))
    printFigure('  … of the generator of the events', shares[1]!.toFixed(2))
  }
  await stopProcess(bare.child)
}

async function benchKill(site: Site, goals: Goals, cookies: string[], restart: () => Promise<Site>): Promise<Site> {
  const before = await countEvents(site.connection)
  const load = startLoad(site.url, goals.eventsPerSecond, cookies)
  await pause(2000)
  await stopProcess(site.child, 'SIGKILL')
  const stored = await load.stop()
  const again = await restart()
  const inserted = (await countEvents(again.connection)) - before
  printFigure('acknowledged before kill -9, lost', `${Math.max(0, stored - inserted)} of ${stored}`, { goal: '0' })
  return again
}

async function benchReports({ url, connection }: Site, { events, panelMs }: Goals): Promise<void> {
  const database = connect(connection)
  await database.pool.query(
    'truncate analytics_events, analytics_visits, analytics_vital_hours, analytics_rollup_state',
  )
  printLine(`${await seedEvents(database.pool, events)} events`)
  const ctx = { db: database.db, now: () => new Date() }
  const start = performance.now()
  await refreshRollups(ctx)
  printFigure('rollup of twelve months', `${((performance.now() - start) / 1000).toFixed(1)} s`)
  const since = new Date(Date.now() - 100 * DAY_MS)
  const day = { since, until: new Date(since.getTime() + DAY_MS) }
  const dayStart = performance.now()
  await database.db.transaction(async (tx) => {
    await rollUpVisits(tx, day)
    await rollUpVitals(tx, day, 'Europe/Brussels')
  })
  printFigure('rollup of a day', `${((performance.now() - dayStart) / 1000).toFixed(2)} s`, { goal: '< 5 s' })
  await database.pool.query('analyze')
  await database.close()

  const headers = await signIn(url)
  const today = new Date().toISOString().slice(0, 10)
  const goal = { goal: `< ${panelMs} ms` }
  const slowest = { what: '', ms: 0 }
  for (const days of [28, 90, 365]) {
    const period = `from=${addDays(today, 1 - days)}&to=${today}`
    const slowestPanel = { what: '', ms: 0 }
    for (const path of PANELS) {
      const times: number[] = []
      for (let i = 0; i <= REPEATS; i++) times.push(await timed(`${url}/api/analytics/${path}${period}`, headers))
      if (times[0]! > slowest.ms) Object.assign(slowest, { what: `${path}${days} days`, ms: times[0] })
      // The first response fills the caches of the site and the database.
      const p95 = times.slice(1).sort((a, b) => a - b)[Math.ceil(REPEATS * 0.95) - 1]!
      printDetail(`${path}${days} days, p95`, `${p95.toFixed(0)} ms`, goal)
      if (p95 > slowestPanel.ms) Object.assign(slowestPanel, { what: path, ms: p95 })
    }
    const what = `${PANELS.length} panels of ${days} days, the slowest p95 (${slowestPanel.what.replace(/[?&]$/, '')})`
    printFigure(what, `${slowestPanel.ms.toFixed(0)} ms`, goal)
  }
  printFigure(`slowest first call (${slowest.what})`, `${slowest.ms.toFixed(0)} ms`, goal)
}

async function timed(url: string, headers: Record<string, string>): Promise<number> {
  const start = performance.now()
  const response = await fetch(url, { headers })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url} returned ${response.status}`)
  return performance.now() - start
}

async function startBareRoute(): Promise<Pick<Site, 'url' | 'child'>> {
  const port = await freePort()
  const child = startNode(['scripts/bench/bare-route.ts', String(port)])
  const url = `http://127.0.0.1:${port}`
  await waitUntilUp(url, child)
  return { url, child }
}

async function openSite(name: string, env: Record<string, string>): Promise<Site> {
  const dataDir = join(folder, name)
  const site = await startSite({ DATA_DIR: dataDir, SECRET_KEY: 'a secret key of the benchmark only', ...env })
  const connection = env.DATABASE_URL ? { connectionString: env.DATABASE_URL } : runningDatabaseConfig(dataDir)
  return { ...site, connection: { ...connection, max: 1 } }
}

function startLoad(url: string, eventsPerSecond: number, cookies: string[]) {
  const address = `${url}/api/analytics/events`
  const args = ['scripts/bench/analytics-load.ts', address, String(eventsPerSecond), ...cookies]
  const child = startNode(args, {}, ['ignore', 'pipe', 'ignore'])
  return {
    pid: child.pid!,
    async stop(): Promise<number> {
      const [output] = await Promise.all([child.stdout!.toArray(), stopProcess(child)])
      return JSON.parse(Buffer.concat(output).toString()).stored
    },
  }
}

/** Cookies of a visitor with analytics consent. */
async function giveConsent(url: string, index: number): Promise<string> {
  const choices = { functional: false, analytics: true, marketing: false }
  const response = await fetch(`${url}/api/consent`, {
    method: 'POST',
    headers: {
      ...API_CLIENT_HEADERS,
      'content-type': 'application/json',
      'x-forwarded-for': `198.19.${index >> 8}.${index & 255}`,
    },
    body: JSON.stringify({ choices, locale: 'nl' }),
  })
  const given = response.headers.getSetCookie().map((line) => line.split(';')[0])
  return [...given, `cyaan.visit=${String(index).padStart(22, 'b')}`].join('; ')
}

/** It uses the time that visitors leave, and takes longer under load. */
async function waitForFirstAudit(connection: pg.PoolConfig): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  const countFinished = async () => {
    const { rows } = await client.query('select count(*)::int as count from audit_runs where finished_at is not null')
    return rows[0].count
  }
  while ((await countFinished()) === 0) await pause(500)
  await client.end()
}

async function countEvents(connection: pg.PoolConfig): Promise<number> {
  const client = new pg.Client(connection)
  await client.connect()
  const { rows } = await client.query('select count(*)::int as count from analytics_events')
  await client.end()
  return rows[0].count
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
