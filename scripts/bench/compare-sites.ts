import { join } from 'node:path'
import { API_CLIENT_HEADERS } from '../../src/kernel/client-headers.ts'
import { connect, type Database, migrateDatabase } from '../../src/platform/server/db.ts'
import { withDatabase } from '../../tests/setup/postgres.ts'
import { type SiteProcess, startSite } from '../site-process.ts'
import { percentile, printFigure, sized, startSection } from './report.ts'

/** A request; `Site` is what its path depends on. */
export type BenchRequest<Site> = { name: string; path: (site: Site) => string }

type TimedSite = { url: string; headers?: Record<string, string> }

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? sized(300, 5))
const WARM_UP_ROUNDS = sized(30, 2)
/** `percentile` of the times with much data, in relation to little. */
type Goal = { ratio: number; percentile: number }
const MANY_ROWS: Goal = { ratio: 2, percentile: 0.95 }

/** A random integer from 1 to `limit`. */
export const randomUpTo = (limit: number) => 1 + Math.floor(Math.random() * limit)

/** Starts a site on a new, seeded database of `server`. */
export async function startSeededSite(
  { server, name, folder }: { server: { url: string }; name: string; folder: string },
  seed: (database: Database) => Promise<void>,
): Promise<SiteProcess> {
  const admin = connect({ connectionString: server.url })
  await admin.pool.query(`create database bench_${name}`)
  await admin.close()
  const url = withDatabase(server.url, `bench_${name}`)
  const database = connect({ connectionString: url })
  await migrateDatabase(database)
  await seed(database)
  await database.pool.query('vacuum analyze')
  await database.close()
  return startSite({ DATABASE_URL: url, DATA_DIR: join(folder, name), DEMO: 'off' })
}

/** Prints a percentile of each request on both sites and their ratio. */
export async function printComparison<Site extends TimedSite>(
  requests: BenchRequest<Site>[],
  small: Site & { label: string },
  large: Site & { label: string },
  goal: Goal = MANY_ROWS,
): Promise<void> {
  const name = goal.percentile === 0.5 ? 'median' : `p${goal.percentile * 100}`
  startSection(`${name} with ${small.label} and ${large.label}`)
  const over: string[] = []
  for (const request of requests) {
    const times = await compare(request, small, large)
    const [few, many] = [percentile(times[0], goal.percentile), percentile(times[1], goal.percentile)]
    if (many > few * goal.ratio) over.push(request.name)
    const ratio = (many / few).toFixed(2)
    printFigure(request.name, `${few.toFixed(2)} and ${many.toFixed(2)} ms`, { ratio, goal: `≤ ${goal.ratio}` })
  }
  const summary =
    over.length === 0 ? `Everything is within ${goal.ratio} times.` : `Over ${goal.ratio} times: ${over.join('; ')}.`
  console.log(`\n${summary}\n`)
}

/** Alternately, so that load peaks of the machine affect both. */
async function compare<Site extends TimedSite>(
  { path }: BenchRequest<Site>,
  small: Site,
  large: Site,
): Promise<[number[], number[]]> {
  const times: [number[], number[]] = [[], []]
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
    for (const [index, site] of [small, large].entries()) {
      const time = await timeRequest(site.url + path(site), site.headers)
      if (round >= 0) times[index]!.push(time)
    }
  }
  return times
}

async function timeRequest(url: string, headers: Record<string, string> = API_CLIENT_HEADERS): Promise<number> {
  const start = performance.now()
  // Searches are limited per address, and the site trusts a proxy on loopback.
  const address = { 'x-forwarded-for': `198.18.${randomUpTo(255)}.${randomUpTo(255)}` }
  const response = await fetch(url, {
    headers: { ...headers, ...address, 'accept-language': 'nl' },
    redirect: 'manual',
  })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${url} returned ${response.status}`)
  return performance.now() - start
}
