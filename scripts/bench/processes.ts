// npm run bench:processes: two web processes and a worker on one PostgreSQL. CPU time per request at a web process, memory,
// and reads at one process right after a write at the other, with and without the cookie of the write. CPU time
// varies less with other load on the machine than throughput does.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../tests/setup/postgres-server.ts'
import { printLine } from '../command.ts'
import { signIn, startSite, stopAllProcesses } from '../site-process.ts'
import { measureThroughput } from './load.ts'
import { median, percentile, printFigure, startSection } from './report.ts'

const SECONDS = Number(process.env.BENCH_SECONDS ?? 3)
const ROUNDS = 3
const WRITES = 200
const BROWSER = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'nl' }
const AFTER_WRITE = { ...BROWSER, cookie: 'cyaan.recent_write=1' }

type Load = { what: string; path: string; headers: Record<string, string>; connections?: number }

const folder = mkdtempSync(join(tmpdir(), 'cyaan-bench-'))
const server = await startPostgres()
try {
  const env = { DATABASE_URL: server.url, DATA_DIR: folder, SECRET_KEY: 'a secret key that all processes share' }
  const one = await startSite({ ...env, ROLE: 'web' })
  const two = await startSite({ ...env, ROLE: 'web' })
  const worker = await startSite({ ...env, ROLE: 'worker' })
  const headers = await signIn(one.url)
  const month = new Date().toISOString().slice(0, 7)
  printLine(`${ROUNDS} rounds of ${SECONDS} s; medians`)
  startSection('Two web processes and a worker')
  printFigure('memory of a web process after its start', await memoryOf(one.url))
  await printCosts(one.url, [
    { what: 'cached page', path: '/', headers: BROWSER },
    // Few connections: the queues must not get longer than their limits.
    { what: 'page rendered for each request', path: '/?fresh=1', headers: BROWSER, connections: 10 },
    {
      what: 'slots of a month',
      path: `/api/booking/slots?month=${month}&type=CHANGE_REQUEST`,
      headers,
      connections: 10,
    },
  ])
  printFigure('memory of a web process after this load', await memoryOf(one.url))
  printFigure('memory of the worker', await memoryOf(worker.url))
  for (const [name, more] of [
    ['without the cookie', BROWSER],
    ['with the cookie', AFTER_WRITE],
  ] as const)
    await printReads(name, [one.url, two.url], headers, more)
} finally {
  await stopAllProcesses()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

type Cost = { cpuMs: number; rate: number; p99: number }

/** Alternately, after one round that compiles the code. */
async function printCosts(url: string, loads: Load[]): Promise<void> {
  const costs = new Map<Load, Cost[]>(loads.map((load) => [load, []]))
  for (let round = 0; round <= ROUNDS; round++)
    for (const load of loads) {
      const cost = await measureCost(url, load)
      if (round > 0) costs.get(load)!.push(cost)
    }
  for (const [{ what }, measured] of costs) {
    const of = (name: keyof Cost) => median(measured.map((cost) => cost[name]))
    const load = `${of('rate').toFixed(0)}/s, p99 ${of('p99').toFixed(0)} ms`
    printFigure(what, `${of('cpuMs').toFixed(3)} ms CPU, ${load}`)
  }
}

async function measureCost(url: string, { path, headers, connections }: Load): Promise<Cost> {
  const [cpuBefore, start] = [await metricOf(url, 'process_cpu_seconds_total'), performance.now()]
  const { rate, p99 } = await measureThroughput(url + path, headers, SECONDS, connections)
  const requests = (rate * (performance.now() - start)) / 1000
  const cpu = (await metricOf(url, 'process_cpu_seconds_total')) - cpuBefore
  return { cpuMs: (cpu / requests) * 1000, rate, p99 }
}

/** Writes at one process, each followed at once by a read at the other. */
async function printReads(
  name: string,
  urls: [string, string],
  headers: Record<string, string>,
  reader: Record<string, string>,
): Promise<void> {
  const latencies: number[] = []
  let stale = 0
  for (let write = 0; write < WRITES; write++) {
    const [writing, reading] = write % 2 ? urls : urls.toReversed()
    const expected = `${name} ${write}`
    await rename(writing!, headers, expected)
    const start = performance.now()
    const html = await (await fetch(`${reading}/contact`, { headers: reader })).text()
    latencies.push(performance.now() - start)
    if (!html.includes(`name="author" content="${expected}"`)) stale++
  }
  const times = `median ${median(latencies).toFixed(0)} ms, p99 ${percentile(latencies, 0.99).toFixed(0)} ms`
  printFigure(`stale reads right after ${WRITES} writes, ${name}`, `${stale}, ${times}`)
}

async function rename(url: string, headers: Record<string, string>, name: string): Promise<void> {
  const path = `${url}/api/settings/admin/company`
  const { value, updatedAt: startedFrom } = await (await fetch(path, { headers })).json()
  const body = JSON.stringify({ value: { ...value, name }, startedFrom })
  const response = await fetch(path, { method: 'PUT', headers, body })
  if (!response.ok) throw new Error(`the name was not saved: ${response.status} ${await response.text()}`)
}

async function memoryOf(url: string): Promise<string> {
  return `${((await metricOf(url, 'process_resident_memory_bytes')) / 1_048_576).toFixed(0)} MB`
}

async function metricOf(url: string, name: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1])
}
