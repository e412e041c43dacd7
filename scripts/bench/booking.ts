// Benchmark: slots of a month and appointment requests, compared with a bare insert into the same database.
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { PackedMonth } from '../../src/features/booking/model/slot.schema.ts'
import { unpackSlots } from '../../src/features/booking/model/slot-run.ts'
import { MINUTE_MS } from '../../src/kernel/time-units.ts'
import { runningDatabaseConfig } from '../../src/platform/server/database/embedded/embedded-database.ts'
import { printLine } from '../command.ts'
import { signIn } from '../site-process.ts'
import { median, percentile, printFigure, sized, startSection } from './report.ts'

export type Site = { url: string; dataDir: string }
type Servers = {
  /** Seeded rules, no appointments. */
  quiet: Site
  /** Many rules and appointments. */
  busy: Site
  /** URL of a `BARE_INSERT` server on the database of `quiet`. */
  bare: string
}

const ROUNDS = sized(5, 1)
/** `warmUp`: iterations before measuring, so that code is compiled and caches are filled. */
const SLOTS = { warmUp: sized(150, 2), each: sized(80, 4) }
const REQUESTS = { warmUp: sized(1000, 2), each: sized(200, 4) }
const RULES = 200
const APPOINTMENTS = 20_000
const SLOTS_PER_DAY = 16
export const TYPE = 'CHANGE_REQUEST'

export async function benchBooking({ quiet, busy, bare }: Servers): Promise<void> {
  const sites = { quiet: await connectSite(quiet), busy: await connectSite(busy) }
  try {
    await seedBusySite(sites.busy.pool)
    printSlots(await measureSlots(sites))
    printRequests(await measureRequests(sites.quiet, bare))
  } finally {
    await Promise.all([sites.quiet.pool.end(), sites.busy.pool.end()])
  }
}

export type BenchSite = Awaited<ReturnType<typeof connectSite>>

export async function connectSite({ url, dataDir }: Site) {
  const pool = new pg.Pool({ ...runningDatabaseConfig(dataDir), max: 1 })
  await pool.query('delete from appointments')
  const headers = await signIn(url)
  // Continue as a normal user: admins need additional checks.
  await pool.query("update users set role = 'USER'")
  return { url: `${url}/api/booking`, pool, headers }
}

/** Appointments in every slot of more than three years, and rules of all types. */
async function seedBusySite(pool: pg.Pool): Promise<void> {
  await pool.query(
    `insert into appointments (id, name, email, locale, request_type, status, starts_at, ends_at, during, comments, created_at)
     select 'bench-' || n, 'Bench', 'bench@example.com', 'nl', $1, 'APPROVED', at, at + interval '30 minutes',
       tstzrange(at, at + interval '30 minutes'), 'Bench', now()
     from generate_series(0, $2::int - 1) n,
       lateral (select date_trunc('day', now()) + ((n / $3) - $2 / $3 / 2) * interval '1 day'
         + interval '8 hours' + (n % $3) * interval '30 minutes' as at) as moment`,
    [TYPE, APPOINTMENTS, SLOTS_PER_DAY],
  )
  await pool.query(
    `insert into availability_rules
       (id, type, day_of_week, start_date, end_date, specific_date, start_time, end_time, is_blocked, active, created_at, updated_at)
     select 'bench-' || n, kind,
       case when kind = 'DAY_OF_WEEK' then n % 7 + 1 end,
       case when kind = 'DATE_RANGE' then current_date + n * 2 end,
       case when kind = 'DATE_RANGE' then current_date + n * 2 + 3 end,
       case when kind = 'SPECIFIC_DATE' then current_date + n end,
       lpad((n % 12 + 7)::text, 2, '0') || ':00', lpad((n % 12 + 8)::text, 2, '0') || ':30', n % 3 = 0, true, now(), now()
     from generate_series(1, $1::int) n,
       lateral (select (array['TIME_RANGE', 'DAY_OF_WEEK', 'DATE_RANGE', 'SPECIFIC_DATE'])[n % 4 + 1] as kind) as kinds`,
    [RULES - 5],
  )
  await pool.query('analyze')
}

type Times = Record<'quiet' | 'busy', number[]>

/** Alternates between both sites, so that load on the machine affects both. */
async function measureSlots(sites: Record<'quiet' | 'busy', BenchSite>): Promise<Times[]> {
  const month = nextMonth()
  const fetchSlots = ({ url, headers }: BenchSite) =>
    timed(() => fetch(`${url}/slots?month=${month}&type=${TYPE}`, { headers }))
  return inRounds('slots of a month', SLOTS, async (iterations) => {
    const times: Times = { quiet: [], busy: [] }
    for (let iteration = 0; iteration < iterations; iteration++) {
      times.quiet.push(await fetchSlots(sites.quiet))
      times.busy.push(await fetchSlots(sites.busy))
    }
    return times
  })
}

type Requests = { insert: number[]; bare: number[]; request: number[] }

/** A request with its email, a bare insert over HTTP, and a bare insert by the driver. */
async function measureRequests({ url, pool, headers }: BenchSite, bare: string): Promise<Requests[]> {
  const { minutes, open } = await listOpen({ url, headers })
  return inRounds('requests', REQUESTS, async (iterations) => {
    const times: Requests = { insert: [], bare: [], request: [] }
    for (let iteration = 0; iteration < iterations; iteration++) {
      const { date, time, startsAt } = open[iteration % open.length]!
      const [start, end] = [startsAt, startsAt + minutes * MINUTE_MS].map((at) => new Date(at).toISOString())
      const row = () => [randomUUID(), TYPE, start, end, COMMENTS]
      const post = (to: string, body: unknown) => fetch(to, { method: 'POST', headers, body: JSON.stringify(body) })
      times.insert.push(await timed(() => pool.query(INSERT, row())))
      await pool.query('delete from appointments')
      times.bare.push(await timed(() => post(bare, row())))
      await pool.query('delete from appointments')
      const requestBody = { requestType: TYPE, date, time, comments: COMMENTS }
      times.request.push(await timed(() => post(`${url}/appointments`, requestBody)))
      await pool.query('delete from appointments')
    }
    await pool.query('vacuum appointments')
    return times
  })
}

/** Free times of the next month, and the duration of an appointment. */
export async function listOpen({ url, headers }: Pick<BenchSite, 'url' | 'headers'>) {
  const free = await fetch(`${url}/slots?month=${nextMonth()}&type=${TYPE}`, { headers })
  const { days, minutes }: PackedMonth = await free.json()
  const slots = days.flatMap(({ date, runs }) => unpackSlots(runs).map((slot) => ({ ...slot, date })))
  return { minutes, open: slots.filter(({ label }) => label === 'available') }
}

export async function inRounds<Round>(
  what: string,
  { warmUp, each }: { warmUp: number; each: number },
  round: (iterations: number) => Promise<Round>,
): Promise<Round[]> {
  printLine(`${what}: warming up`)
  await round(warmUp)
  const rounds: Round[] = []
  for (let number = 1; number <= ROUNDS; number++) {
    printLine(`round ${number} of ${ROUNDS}: ${what}`)
    rounds.push(await round(each))
  }
  return rounds
}

export const COMMENTS = 'We would like new pictures on the front page, and a page about our shop.'
const INSERT = `insert into appointments
  (id, name, email, locale, request_type, status, starts_at, ends_at, during, comments, created_at)
  values ($1, 'Bench', 'bench@example.com', 'nl', $2, 'PENDING', $3::timestamptz, $4::timestamptz,
    tstzrange($3::timestamptz, $4::timestamptz), $5, now())`

/** Source of a minimal server that only inserts the row. */
export const BARE_INSERT = `
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import pg from 'pg'
const pool = new pg.Pool({ ...JSON.parse(process.env.CONNECTION), max: 1 })
const app = new Hono().get('/', (c) => c.text('up')).post('/', async (c) => {
  await pool.query(${JSON.stringify(INSERT)}, await c.req.json())
  return c.json({ status: 'done' }, 201)
})
serve({ fetch: app.fetch, port: Number(process.env.PORT) })`

export async function timed(run: () => Promise<Response | pg.QueryResult>): Promise<number> {
  const start = performance.now()
  const response = await run()
  if (response instanceof Response) {
    const text = await response.text()
    if (!response.ok) throw new Error(`request failed: ${text}`)
  }
  return performance.now() - start
}

export function nextMonth(): string {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 15)).toISOString().slice(0, 7)
}

function printSlots(rounds: Times[]): void {
  const [quiet, busy] = [rounds.map((round) => p95(round.quiet)), rounds.map((round) => p95(round.busy))]
  const ratio = median(rounds.map((_, round) => busy[round]! / quiet[round]!)).toFixed(2)
  startSection('Appointments, p95')
  printFigure('slots of a month, no appointments', `${median(quiet).toFixed(1)} ms`)
  const what = `slots of a month, ${RULES} rules and ${APPOINTMENTS} appointments`
  printFigure(what, `${median(busy).toFixed(1)} ms`, { ratio: `${ratio} of none` })
}

function printRequests(rounds: Requests[]): void {
  const [insert, bare, request] = (['insert', 'bare', 'request'] as const).map((kind) =>
    rounds.map((round) => p95(round[kind])),
  ) as [number[], number[], number[]]
  const times = (of: number[]) => median(rounds.map((_, round) => request[round]! / of[round]!)).toFixed(2)
  printFigure('appointment request with its email', `${median(request).toFixed(1)} ms`)
  printFigure('a bare insert over HTTP', `${median(bare).toFixed(1)} ms`, { ratio: `request ${times(bare)} times` })
  printFigure('a bare insert on the same connection', `${median(insert).toFixed(1)} ms`, {
    ratio: `request ${times(insert)} times`,
  })
}

export function p95(values: number[]): number {
  return percentile(values, 0.95)
}
