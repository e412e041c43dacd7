// npm run bench:overload: one process under ten times the costly requests that it can serve: latency of cached pages,
// shed requests, recovery and memory, on both databases (`-- postgres` or `-- embedded`: one of them).
import { mkdtempSync, rmSync } from 'node:fs'
import { constants, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type RestartablePostgres, startDurablePostgres } from '../../tests/setup/postgres-server.ts'
import { printLine } from '../command.ts'
import {
  residentMegabytes,
  type SiteProcess,
  startNode,
  startSite,
  stopAllProcesses,
  stopProcess,
} from '../site-process.ts'
import type { LoadResult } from './overload-load.ts'
import { openRawConnection, rawRequest } from './raw-connection.ts'
import { median, percentile, printFigure, sized, startSection } from './report.ts'
import { enableUniformAnswers } from './uniform-answers.ts'

const SECONDS = Number(process.env.BENCH_SECONDS ?? sized(15, 2))
const OVERLOAD = 10
/** Connections of the measurement of the capacity: fewer than the site runs and queues, so that none is shed. */
const CAPACITY_CONNECTIONS = 20
const OVERLOAD_CONNECTIONS = 1000
const PROBES_PER_SECOND = 100
const RECOVERY_SECONDS = 5
const IDLE_SECONDS = sized(30, 2)
const PAGE = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'nl' }

const folder = mkdtempSync(join(tmpdir(), 'cyaan-bench-'))
let server: RestartablePostgres | undefined
try {
  if (process.argv[2] !== 'embedded') {
    server = await startDurablePostgres()
    await bench('PostgreSQL', { DATABASE_URL: server.url }, 500)
  }
  if (process.argv[2] !== 'postgres') await bench('embedded', {}, 650)
} finally {
  await stopAllProcesses()
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function bench(name: string, env: Record<string, string>, maxMegabytes: number): Promise<void> {
  startSection(`Overload, ${name}`)
  const site = await startSite({ DATA_DIR: join(folder, name), DEMO: 'on', LOG_LEVEL: 'info', ...env })
  await enableUniformAnswers(site.url)
  printLine('warming up')
  await runLoad(site, { connections: 4, seconds: sized(5, 1) })
  await pause(1000)
  const memory = watchMemory(site)
  const before = memory.now()

  const unloaded = percentile(await probe(site, SECONDS), 0.99)
  const freshUnloaded = median(await Promise.all(Array.from({ length: 5 }, () => timeFresh(site))))
  printLine('capacity')
  const capacity = await runLoad(site, { connections: CAPACITY_CONNECTIONS, seconds: SECONDS })
  const perSecond = servedCount(capacity) / capacity.seconds
  printFigure('capacity: rendered pages, API reads, searches', `${perSecond.toFixed(0)} requests/s`)

  printLine(`${OVERLOAD} times the capacity`)
  const loading = runLoad(site, { rate: OVERLOAD * perSecond, connections: OVERLOAD_CONNECTIONS, seconds: SECONDS })
  const loaded = percentile(await probe(site, SECONDS), 0.99)
  const result = await loading
  const recovery = await secondsToRecover(site, { unloaded, freshUnloaded })

  const ratio = (loaded / unloaded).toFixed(1)
  printFigure('cached page, p99 without load', `${unloaded.toFixed(1)} ms`)
  printFigure('cached page, p99 under overload', `${loaded.toFixed(1)} ms`, { ratio, goal: '< 10' })
  printResult(result, perSecond)
  printFigure('recovery after the load ends', `${recovery.toFixed(1)} s`, { goal: `≤ ${RECOVERY_SECONDS} s` })
  await pause(IDLE_SECONDS * 1000)
  printFigure('memory before load', `${before.toFixed(0)} MB`)
  printFigure('memory under load, maximum', `${memory.max().toFixed(0)} MB`)
  const after = memory.stop()
  printFigure(`memory ${IDLE_SECONDS} s after load`, `${after.toFixed(0)} MB`, { goal: `< ${maxMegabytes} MB` })
  await stopProcess(site.child)
}

function servedCount({ statuses }: LoadResult): number {
  const served = Object.entries(statuses).filter(([status]) => Number(status) < 500)
  return served.reduce((sum, [, count]) => sum + count, 0)
}

function printResult(result: LoadResult, capacity: number): void {
  const shed = result.statuses[503] ?? 0
  const errors = Object.entries(result.statuses).filter(([status]) => Number(status) >= 500 && status !== '503')
  const sent = servedCount(result) + shed + errors.reduce((sum, [, count]) => sum + count, 0)
  const served = servedCount(result) / result.seconds
  printFigure('sent under overload', `${(sent / result.seconds).toFixed(0)} requests/s`)
  printFigure('served', `${served.toFixed(0)} requests/s`, { ratio: `${(served / capacity).toFixed(2)} of capacity` })
  printFigure('shed with 503 and Retry-After', `${((100 * (shed - result.withoutRetryAfter)) / sent).toFixed(1)} %`)
  printFigure('time to a 503, p99', `${result.shedP99.toFixed(0)} ms`)
  const wrong = errors.map(([status, count]) => `${count} with ${status}`).join(', ')
  printFigure('other failures', wrong || String(result.failed + result.withoutRetryAfter), { goal: '0' })
  if (result.skipped > 0) printLine(`${result.skipped} requests were not sent: all connections were waiting`)
}

/** Cached pages at a low, fixed rate: latencies in milliseconds. */
async function probe({ url }: SiteProcess, seconds: number): Promise<number[]> {
  const request = rawRequest(`${url}/`, PAGE)
  const connections = Array.from({ length: 20 }, () => openRawConnection(url))
  const times: number[] = []
  const start = performance.now()
  await Promise.all(
    connections.map(async (connection, index) => {
      const intervalMs = (1000 * connections.length) / PROBES_PER_SECOND
      for (let next = start + (index * intervalMs) / connections.length; next < start + seconds * 1000; ) {
        await pause(Math.max(0, next - performance.now()))
        const { status, ms } = await connection.send(request)
        if (status !== 200) throw new Error(`the cached page returned ${status}`)
        times.push(ms)
        next = Math.max(next + intervalMs, performance.now())
      }
    }),
  )
  for (const connection of connections) connection.close()
  return times
}

/** Until a page is rendered again, and a cached page is sent, about as fast as before the load. */
async function secondsToRecover(
  site: SiteProcess,
  { unloaded, freshUnloaded }: { unloaded: number; freshUnloaded: number },
): Promise<number> {
  const start = performance.now()
  for (;;) {
    const fresh = await timeFresh(site).catch(() => Number.POSITIVE_INFINITY)
    const cached = percentile(await probe(site, 0.2), 0.5)
    const seconds = (performance.now() - start) / 1000
    if ((fresh < 2 * freshUnloaded && cached < 2 * unloaded) || seconds > 60) return seconds
  }
}

async function timeFresh({ url }: SiteProcess): Promise<number> {
  const connection = openRawConnection(url)
  try {
    const { status, ms } = await connection.send(rawRequest(`${url}/?fresh=${performance.now()}`, PAGE))
    if (status !== 200) throw new Error(`a rendered page returned ${status}`)
    return ms
  } finally {
    connection.close()
  }
}

async function runLoad(
  { url }: SiteProcess,
  { rate = 0, connections, seconds }: { rate?: number; connections: number; seconds: number },
): Promise<LoadResult> {
  // A closed loop would end up waiting for password hashes only, so the capacity is measured without sign-ins.
  const signIns = rate > 0 ? 'on' : 'off'
  const args = ['scripts/bench/overload-load.ts', url, String(rate), String(connections), String(seconds), signIns]
  const child = startNode(args, {}, ['ignore', 'pipe', 'inherit'])
  // Real clients compute elsewhere: on a machine with two cores the load generator must not delay the site and the probe.
  setPriority(child.pid!, constants.priority.PRIORITY_LOW)
  return JSON.parse(Buffer.concat(await child.stdout!.toArray()).toString())
}

function watchMemory({ child }: SiteProcess) {
  let max = 0
  const timer = setInterval(now, 250)
  function now(): number {
    const megabytes = residentMegabytes(child)
    max = Math.max(max, megabytes)
    return megabytes
  }
  return {
    now,
    max: () => max,
    stop(): number {
      clearInterval(timer)
      return now()
    },
  }
}
