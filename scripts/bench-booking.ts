// How fast the slots of a month are told, and a request is taken, beside what the same database can do at all.
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { CLIENT } from '../src/kernel/client-headers.ts'
import { runningConnection } from '../src/platform/server/embedded-database.ts'
import { say } from './command.ts'

export type Site = { url: string; dataDir: string }
type Admin = { email: string; password: string }

const ROUNDS = 5
const EACH = 40
const RULES = 200
const APPOINTMENTS = 20_000
const A_DAY = 16
const TYPE = 'CHANGE_REQUEST'

/** `quiet` has the hours of a first start and no appointment at all, `busy` has years of work. */
export async function benchBooking(quiet: Site, busy: Site, admin: Admin): Promise<void> {
  const desks = { quiet: await openDesk(quiet, admin), busy: await openDesk(busy, admin) }
  try {
    await fill(desks.busy.pool)
    printSlots(await measureSlots(desks))
    printRequests(await measureRequests(desks.quiet))
  } finally {
    await Promise.all([desks.quiet.pool.end(), desks.busy.pool.end()])
  }
}

type Desk = Awaited<ReturnType<typeof openDesk>>

async function openDesk({ url, dataDir }: Site, admin: Admin) {
  const pool = new pg.Pool({ ...runningConnection(dataDir), max: 1 })
  await pool.query('delete from appointments')
  const headers = { 'content-type': 'application/json', ...CLIENT }
  const signIn = await fetch(`${url}/api/identity/sign-in`, { method: 'POST', headers, body: JSON.stringify(admin) })
  const { token } = await signIn.json()
  // From here on a client like any other: an admin is asked more.
  await pool.query("update users set role = 'USER'")
  return { url: `${url}/api/booking`, pool, headers: { ...headers, authorization: `Bearer ${token}` } }
}

/** Every working hour of four years is taken, and the rules are of all kinds. */
async function fill(pool: pg.Pool): Promise<void> {
  await pool.query(
    `insert into appointments (id, name, email, locale, request_type, status, starts_at, ends_at, during, comments, created_at)
     select 'bench-' || n, 'Bench', 'bench@example.com', 'nl', $1, 'APPROVED', at, at + interval '30 minutes',
       tstzrange(at, at + interval '30 minutes'), 'Bench', now()
     from generate_series(0, $2::int - 1) n,
       lateral (select date_trunc('day', now()) + ((n / $3) - $2 / $3 / 2) * interval '1 day'
         + interval '8 hours' + (n % $3) * interval '30 minutes' as at) as moment`,
    [TYPE, APPOINTMENTS, A_DAY],
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

/** In turns, so that a busy moment of the machine meets both. */
async function measureSlots(desks: Record<'quiet' | 'busy', Desk>): Promise<Times[]> {
  const month = nextMonth()
  const look = ({ url, headers }: Desk) => timed(() => fetch(`${url}/slots?month=${month}&type=${TYPE}`, { headers }))
  const rounds: Times[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    say(`round ${round} of ${ROUNDS}: slots of a month`)
    const times: Times = { quiet: [], busy: [] }
    for (let turn = 0; turn < EACH; turn++) {
      times.quiet.push(await look(desks.quiet))
      times.busy.push(await look(desks.busy))
    }
    // The first one warms up.
    if (round > 0) rounds.push(times)
  }
  return rounds
}

type Requests = { insert: number[]; request: number[] }

/** A request with its letter, beside a row in the same table without anything around it. */
async function measureRequests({ url, pool, headers }: Desk): Promise<Requests[]> {
  const free = await (await fetch(`${url}/slots?month=${nextMonth()}&type=${TYPE}`, { headers })).json()
  const slots = free.days.flatMap(
    (day: { slots: { date: string; time: string; startsAt: string; endsAt: string }[] }) => day.slots,
  )
  const rounds: Requests[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    say(`round ${round} of ${ROUNDS}: requests`)
    const times: Requests = { insert: [], request: [] }
    for (let turn = 0; turn < EACH; turn++) {
      const { date, time, startsAt, endsAt } = slots[turn]
      times.insert.push(await timed(() => pool.query(INSERT, [randomUUID(), TYPE, startsAt, endsAt, COMMENTS])))
      await pool.query('delete from appointments')
      const body = JSON.stringify({ requestType: TYPE, date, time, comments: COMMENTS })
      times.request.push(await timed(() => fetch(`${url}/appointments`, { method: 'POST', headers, body })))
      await pool.query('delete from appointments')
    }
    if (round > 0) rounds.push(times)
  }
  return rounds
}

const COMMENTS = 'We would like new pictures on the front page, and a page about our shop.'
const INSERT = `insert into appointments
  (id, name, email, locale, request_type, status, starts_at, ends_at, during, comments, created_at)
  values ($1, 'Bench', 'bench@example.com', 'nl', $2, 'PENDING', $3::timestamptz, $4::timestamptz,
    tstzrange($3::timestamptz, $4::timestamptz), $5, now())`

async function timed(run: () => Promise<Response | pg.QueryResult>): Promise<number> {
  const start = performance.now()
  const answer = await run()
  if (answer instanceof Response) {
    const text = await answer.text()
    if (!answer.ok) throw new Error(`refused: ${text}`)
  }
  return performance.now() - start
}

function nextMonth(): string {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 15)).toISOString().slice(0, 7)
}

function printSlots(rounds: Times[]): void {
  const [quiet, busy] = [rounds.map((one) => p95(one.quiet)), rounds.map((one) => p95(one.busy))]
  const ratio = median(rounds.map((_, round) => busy[round]! / quiet[round]!)).toFixed(2)
  console.log(
    `\nslots of a month, p95: ${median(quiet).toFixed(1)} ms empty, ${median(busy).toFixed(1)} ms with ${RULES} rules and ${APPOINTMENTS} appointments: ${ratio} times`,
  )
}

function printRequests(rounds: Requests[]): void {
  const [insert, request] = [rounds.map((one) => p95(one.insert)), rounds.map((one) => p95(one.request))]
  const ratio = median(rounds.map((_, round) => request[round]! / insert[round]!)).toFixed(2)
  console.log(
    `a request with its letter, p95: ${median(request).toFixed(1)} ms, beside ${median(insert).toFixed(1)} ms for a bare insert: ${ratio} times\n`,
  )
}

function p95(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)]!
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
}
