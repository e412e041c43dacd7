// npm run bench:booking-before -- FOLDER: appointment requests and slots of this build compared with those of an earlier one,
// which was checked out and built in FOLDER. Both on the embedded database, measured alternately.
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { cpuSeconds, startSite, stopAllProcesses } from '../site-process.ts'
import { type BenchSite, COMMENTS, connectSite, inRounds, listOpen, nextMonth, p95, TYPE, timed } from './booking.ts'
import { median, printDetail, printFigure, sized, startSection } from './report.ts'

const REQUESTS = { warmUp: sized(200, 2), each: sized(60, 4) }
const GOAL = 1.2

type Build = 'before' | 'now'
/** `cpu`: milliseconds of the whole process for one request, which load of the machine hardly changes. */
type Round = Record<Build, { times: number[]; cpu: number }>
type Measured = BenchSite & { pid: number }
type Sites = Record<Build, Measured>

const before = process.argv[2]
if (!before) {
  console.error('✗ Name the folder of the earlier build: npm run bench:booking-before -- FOLDER')
  process.exit(1)
}
const folder = mkdtempSync(join(tmpdir(), 'cyaan-bench-'))
try {
  const sites: Sites = { before: await open('before', resolve(before)), now: await open('now') }
  startSection('Before and now')
  const { open: free } = await listOpen(sites.now)
  const request = async ({ url, headers, pool }: BenchSite, iteration: number): Promise<number> => {
    const { date, time } = free[iteration % free.length]!
    const body = JSON.stringify({ requestType: TYPE, date, time, comments: COMMENTS })
    const duration = await timed(() => fetch(`${url}/appointments`, { method: 'POST', headers, body }))
    await pool.query('delete from appointments')
    return duration
  }
  const slots = ({ url, headers }: BenchSite) =>
    timed(() => fetch(`${url}/slots?month=${nextMonth()}&type=${TYPE}`, { headers }))
  print('appointment request with its email', await compare('requests', sites, request))
  print('slots of a month', await compare('slots of a month', sites, slots))
  printDetail('load of the machine in the last minute', loadavg()[0]!.toFixed(1))
  await Promise.all(Object.values(sites).map(({ pool }) => pool.end()))
} finally {
  await stopAllProcesses()
  rmSync(folder, { recursive: true, force: true })
}

async function open(name: string, cwd?: string): Promise<Measured> {
  const dataDir = join(folder, name)
  const { url, child } = await startSite({ DATA_DIR: dataDir, DEMO: 'off' }, cwd ? { cwd } : {})
  return { ...(await connectSite({ url, dataDir })), pid: child.pid! }
}

/** Alternately, each first as often as the other, so that load on the machine affects both. */
function compare(what: string, sites: Sites, run: (site: BenchSite, iteration: number) => Promise<number>) {
  return inRounds(what, REQUESTS, async (iterations): Promise<Round> => {
    const before = { before: cpuSeconds(sites.before.pid), now: cpuSeconds(sites.now.pid) }
    const times: Record<Build, number[]> = { before: [], now: [] }
    for (let iteration = 0; iteration < iterations; iteration++)
      for (const build of iteration % 2 ? (['before', 'now'] as const) : (['now', 'before'] as const))
        times[build].push(await run(sites[build], iteration))
    const of = (build: Build) => {
      const cpu = ((cpuSeconds(sites[build].pid) - before[build]) / iterations) * 1000
      return { times: times[build], cpu }
    }
    const round = { before: of('before'), now: of('now') }
    for (const { pool } of Object.values(sites)) await pool.query('vacuum appointments')
    return round
  })
}

function print(what: string, rounds: Round[]): void {
  const figures: [string, (one: Round[Build]) => number][] = [
    [`${what}, p95`, ({ times }) => p95(times)],
    [`${what}, median`, ({ times }) => median(times)],
    [`${what}, CPU time`, ({ cpu }) => cpu],
  ]
  for (const [name, of] of figures) {
    const ratios = rounds.map((round) => of(round.now) / of(round.before))
    const [before, now] = (['before', 'now'] as const).map((build) => median(rounds.map((round) => of(round[build]))))
    const ratio = median(ratios).toFixed(2)
    printFigure(name, `${before!.toFixed(1)} and ${now!.toFixed(1)} ms`, { ratio, goal: `≤ ${GOAL}` })
    printDetail('… of the rounds', ratios.map((one) => one.toFixed(2)).join(' '))
  }
}
