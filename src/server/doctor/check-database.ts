import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { expectDefined } from '#kernel/app-error.ts'
import {
  countRequiredMigrations,
  explainNewerDatabase,
  readMigrationCount,
} from '#platform/server/database/migration-count.ts'
import { CONNECTIONS_PER_PROCESS, type Database, openClient, SITE_APPLICATION } from '#platform/server/db.ts'
import { countFailedJobs } from '#platform/server/jobs/failed-jobs.ts'
import { type Diagnosis, diagnosesOf } from './diagnosis.ts'

const { ok, warning, problem } = diagnosesOf('database')
const jobs = diagnosesOf('jobs')
const clock = diagnosesOf('clock')
const NOTIFICATION_TIMEOUT_MS = 3000
/** Access tokens and links expire by the clock of the process, leases and jobs by that of the database. */
const MAX_CLOCK_DIFFERENCE_MS = 5000

/** Both databases. The version is checked when the database is opened. */
export async function checkSchema({ pool }: Pick<Database, 'pool'>): Promise<Diagnosis[]> {
  const { rows } = await pool.query<{ version: string; hasTrigrams: boolean }>(
    `select current_setting('server_version') as version,
       exists (select from pg_extension where extname = 'pg_trgm') as "hasTrigrams"`,
  )
  const { version, hasTrigrams } = expectDefined(rows[0], 'row')
  const reachable = ok(`PostgreSQL ${version} answers.`)
  const migrations = await countRequiredMigrations(pool)
  if (migrations === undefined)
    return [reachable, problem('The database is empty: start the site once, which creates its tables.')]
  return [
    reachable,
    hasTrigrams
      ? ok('The extension pg_trgm is installed.')
      : problem('The extension pg_trgm is missing: run "create extension pg_trgm" in the database as its owner.'),
    judgeMigrations(migrations, readMigrationCount()),
  ]
}

export function judgeMigrations(found: number, expected: number): Diagnosis {
  const newer = explainNewerDatabase(found, expected)
  if (newer) return problem(newer)
  return found >= expected
    ? ok(`All ${expected} migrations are applied.`)
    : problem(`${expected - found} of ${expected} migrations are missing: start this version of the site.`)
}

/** PostgreSQL servers only. */
export async function checkServer(database: Pick<Database, 'pool' | 'connection'>): Promise<Diagnosis[]> {
  return [await checkNotifications(database), await checkConnections(database), await checkClock(database)]
}

/** A pooler in transaction mode accepts LISTEN, but no notification arrives. */
async function checkNotifications({ connection }: Pick<Database, 'connection'>): Promise<Diagnosis> {
  const [listener, sender] = [await openClient(connection), await openClient(connection)]
  const channel = `doctor_${randomUUID().replaceAll('-', '')}`
  try {
    const signal = AbortSignal.timeout(NOTIFICATION_TIMEOUT_MS)
    const isReceived = once(listener, 'notification', { signal }).then(
      () => true,
      () => false,
    )
    await listener.query(`listen ${channel}`)
    await sender.query(`notify ${channel}`)
    if (await isReceived) return ok('Notifications arrive (LISTEN and NOTIFY).')
    return problem(
      'Notifications do not arrive: DATABASE_URL leads through a pooler in transaction mode. Use session mode, or connect directly.',
    )
  } finally {
    await Promise.all([listener.end(), sender.end()])
  }
}

async function checkConnections({ pool }: Pick<Database, 'pool'>): Promise<Diagnosis> {
  const { rows } = await pool.query<ConnectionCounts>(
    `select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as available,
       count(*) filter (where application_name <> $1 and pid <> pg_backend_pid())::int as others,
       count(*) filter (where application_name = $1 and query like 'listen %')::int as processes
     from pg_stat_activity where backend_type = 'client backend'`,
    [SITE_APPLICATION],
  )
  return judgeConnections(expectDefined(rows[0], 'row'))
}

/** `processes` are the connections of the site that receive notifications: one per process. */
type ConnectionCounts = { available: number; others: number; processes: number }

export function judgeConnections({ available, others, processes }: ConnectionCounts): Diagnosis {
  const possible = Math.max(0, Math.floor((available - others) / CONNECTIONS_PER_PROCESS))
  const facts = `${available} connections, ${others} used by other programs, ${CONNECTIONS_PER_PROCESS} per process of the site`
  if (possible < Math.max(1, processes))
    return problem(
      `The server has too few connections for ${Math.max(1, processes)} processes (${facts}): raise max_connections.`,
    )
  if (possible === processes)
    return warning(`No further process of the site can connect (${facts}): raise max_connections before you start one.`)
  return ok(`There are connections for ${possible} processes, ${processes} run (${facts}).`)
}

async function checkClock({ pool }: Pick<Database, 'pool'>): Promise<Diagnosis> {
  const before = Date.now()
  const { rows } = await pool.query<{ at: Date }>('select clock_timestamp() as at')
  const after = Date.now()
  return judgeClock(expectDefined(rows[0], 'row').at.getTime() - (before + after) / 2, after - before)
}

/** `roundTripMs` limits the precision of the difference. */
export function judgeClock(differenceMs: number, roundTripMs: number): Diagnosis {
  const difference = Math.max(0, Math.abs(differenceMs) - roundTripMs)
  if (difference <= MAX_CLOCK_DIFFERENCE_MS) return clock.ok('The clocks of this machine and the database agree.')
  const seconds = Math.round(difference / 1000)
  return clock.problem(
    `The clock of the database is ${seconds} s ${differenceMs > 0 ? 'ahead of' : 'behind'} the one of this machine: synchronize both.`,
  )
}

export async function checkJobs({ db, pool }: Pick<Database, 'db' | 'pool'>): Promise<Diagnosis[]> {
  const { rows } = await pool.query<{ name: string | null }>("select to_regclass('pgboss.job')::text as name")
  if (!rows[0]?.name) return [jobs.skipped('There is no job queue yet: the first start creates it.')]
  const failed = await countFailedJobs(db)
  if (failed.length === 0) return [jobs.ok('No job has failed for good.')]
  const list = failed.map(({ name, count }) => (count > 1 ? `${name} (${count})` : name)).join(', ')
  return [
    jobs.problem(`Jobs have failed for good: ${list}. See why with "npm run jobs", then "npm run jobs -- revive".`),
  ]
}
