import { randomBytes, randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import pino from 'pino'
import { inject } from 'vitest'
import { sessions, users } from '#features/identity/server/identity.table.ts'
import { ACCESS_TOKEN_KEY, signAccessToken } from '#features/identity/server/session/access-token.service.ts'
import { openLanguages } from '#features/settings/server/languages.service.ts'
import { API_CLIENT_HEADERS, USER_HEADER } from '#kernel/client-headers.ts'
import { DAY_MS } from '#kernel/time-units.ts'
import type { Permission } from '#kernel/user.ts'
import type { Context, LanguageSource } from '#platform/server/context.ts'
import { openEmbeddedDatabase } from '#platform/server/database/embedded/embedded-database.ts'
import { assertNoTransaction } from '#platform/server/database/transaction-scope.ts'
import { connect, type Database } from '#platform/server/db.ts'
import { type Env, readEnv } from '#platform/server/env.ts'
import { type Job, openQueue, type Queue } from '#platform/server/jobs/queue.ts'
import { LOG_OPTIONS, type Log } from '#platform/server/log.ts'
import { createKeys } from '#platform/server/secrets/secret-key.ts'
import { createApp } from '#server/app.ts'
import { createLoadShedding, type LoadLimits } from '#server/middleware/limit-load.ts'
import { createPageCache } from '#server/pages/page-cache.ts'
import { withDatabase } from './setup/postgres.ts'
import './setup/template.ts'

/** Tests send bursts, and wait on a slow machine. */
const NO_QUEUE_LIMIT = { running: 10, waiting: Number.POSITIVE_INFINITY, waitMs: 60_000 }
const TEST_LIMITS: LoadLimits = { render: NO_QUEUE_LIMIT, read: NO_QUEUE_LIMIT, write: NO_QUEUE_LIMIT }

export const TEST_SECRET_KEY = 'a secret key for tests, 32 characters and more'

type Options = {
  now?: string
  env?: Record<string, string>
  jobs?: readonly Job[]
  render?: (request: Request) => Response | Promise<Response>
  /** Folder of built files; none by default. */
  assetsDir?: string
  loadLimits?: LoadLimits
}

let opened: Promise<Database> | undefined
let tables: Promise<string[]> | undefined
/** Log lines of the current test. */
let lines: string[] = []
/** True while no test has started or closed it. */
let idleQueue: { queue: Queue; jobs: readonly Job[] } | undefined
let usedQueue: Queue | undefined
let usedLanguages: LanguageSource | undefined

/** After each test file; see `tests/setup/close.ts`. The database and an idle queue stay open for the next files. */
export async function closeTestApp(): Promise<void> {
  await usedQueue?.close()
  usedQueue = undefined
}

/** The real application on a real, empty database, with a fixed clock. */
export async function testApp({
  now = '2025-03-03T09:00:00Z',
  env = {},
  jobs = [],
  render = refuseToRender,
  assetsDir,
  loadLimits = TEST_LIMITS,
}: Options = {}) {
  opened ??= openDatabaseCopy()
  const database = await opened
  // A worker of the previous test would take the jobs of this one.
  await closeTestApp()
  await deleteAllRows(database)

  const ownLines: string[] = []
  lines = ownLines
  const log = logTo(() => ownLines)
  const queue = await openTestQueue(database, jobs)
  usedLanguages?.close()
  const languages = await openLanguages({ db: database.db, log })
  usedLanguages = languages
  const ctx: Context = {
    db: database.db,
    now: () => new Date(now),
    enqueue: queue.enqueue,
    log,
    env: testEnv(env),
    keys: createKeys(TEST_SECRET_KEY),
    languages,
    fetchOwn: async (path, init) => {
      assertNoTransaction('the own site')
      return app.request(path, init, { isInternal: true })
    },
  }
  const pageCache = createPageCache()
  let isClosing = false
  const load = createLoadShedding(log, loadLimits)
  const app = createApp(
    { ctx, database, pageCache, explainNotReady: async () => undefined, isClosing: () => isClosing },
    { render, load, ...(assetsDir ? { assetsDir } : {}) },
  )
  const beginShutdown = () => {
    isClosing = true
  }
  return {
    app,
    ctx,
    database,
    queue,
    pageCache,
    load,
    beginShutdown,
    logged: () => ownLines.join(''),
    as,
    asVisitor,
  }

  /** A request of the product's own pages, not signed in. */
  function asVisitor(path: string, init: RequestInit = {}) {
    return app.request(path, {
      ...init,
      headers: { ...API_CLIENT_HEADERS, ...(init.headers as Record<string, string>) },
    })
  }

  /** A new signed-in user, and a function that sends requests as them. */
  async function as(who: TestRole, more: Partial<typeof users.$inferInsert> = {}) {
    const user = await signUp(ctx, who, more)
    const headers = {
      authorization: `Bearer ${await signAccessToken({ userId: user.id, sessionId: user.id }, ctx.keys.derive(ACCESS_TOKEN_KEY), ctx.now())}`,
      [USER_HEADER]: user.id,
    }
    const ask = (path: string, init: RequestInit = {}) =>
      asVisitor(path, { ...init, headers: { ...headers, ...(init.headers as Record<string, string>) } })
    const send = (method: string, path: string, body?: unknown) =>
      ask(path, {
        method,
        ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      })
    return { user, ask, send, headers: { ...API_CLIENT_HEADERS, ...headers } }
  }
}

export type TestRole = 'user' | 'writer' | 'admin'

async function signUp({ db, now }: Context, who: TestRole, more: Partial<typeof users.$inferInsert>) {
  const id = randomUUID()
  const stamps = { createdAt: now(), updatedAt: now() }
  const permissions: Permission[] = who === 'writer' ? ['blog:write', 'category:manage'] : []
  const person = {
    id,
    email: `${who}-${id.slice(0, 8)}@example.com`,
    emailVerified: true,
    firstName: who,
    lastName: 'Peeters',
    role: who === 'admin' ? ('ADMIN' as const) : ('USER' as const),
    permissions,
    ...stamps,
    ...more,
  }
  await db.insert(users).values(person)
  const expiresAt = new Date(now().getTime() + DAY_MS)
  await db.insert(sessions).values({ id, userId: id, token: id, expiresAt, ...stamps })
  return person
}

function logTo(target: () => string[]): Log {
  return pino(LOG_OPTIONS, new Writable({ write: (chunk, _, done) => done(void target().push(String(chunk))) }))
}

/** Starting a queue takes longer than most tests: it is reused until a test starts its workers or closes it. */
async function openTestQueue(database: Database, jobs: readonly Job[]): Promise<Queue> {
  const known = idleQueue?.jobs ?? []
  const isKnown = (job: Job) => known.some((one) => describeJob(one) === describeJob(job))
  if (!idleQueue || !jobs.every(isKnown)) {
    await idleQueue?.queue.close()
    const others = known.filter(({ name }) => jobs.every((job) => job.name !== name))
    const all = [...others, ...jobs]
    idleQueue = {
      queue: await openQueue(
        database,
        all,
        logTo(() => lines),
      ),
      jobs: all,
    }
  }
  const { queue } = idleQueue
  const markUsed = () => {
    idleQueue = undefined
    usedQueue = queue
  }
  return {
    ...queue,
    startWorkers(...args) {
      markUsed()
      return queue.startWorkers(...args)
    },
    close() {
      markUsed()
      return queue.close()
    },
  }
}

/** Stored columns of a job. */
function describeJob({ name, retries, retryDelay, maxSeconds }: Job): string {
  return JSON.stringify([name, retries, retryDelay, maxSeconds])
}

function testEnv(extra: Record<string, string>): Env {
  return readEnv({ NODE_ENV: 'test', ...extra })
}

function refuseToRender(): Response {
  return new Response('<p>no page in this test</p>', { status: 404 })
}

/** A migrated database for one test, which must close it. */
export async function openDatabaseCopy(): Promise<Database> {
  const source = inject('source')
  if (!('server' in source)) {
    const engine = await openEmbeddedDatabase({ template: source.template })
    return connect(engine.connection, engine.close)
  }
  const name = `cyaan_${randomBytes(6).toString('hex')}`
  const admin = connect({ connectionString: source.server })
  await admin.pool.query(`create database ${name} template ${source.template}`)
  await admin.close()
  return connect({ connectionString: withDatabase(source.server, name), max: inject('connections') })
}

/**
 * DELETE instead of TRUNCATE, which takes ten times as long; in one statement the order does not matter. Sequences start
 * again, so that no test depends on the files before it.
 */
async function deleteAllRows(database: Database): Promise<void> {
  tables ??= listTables(database)
  const names = await tables
  const deletions = names.map((name, i) => `gone_${i} as (delete from ${name})`)
  await database.pool.query(
    `with ${deletions.join(', ')} select setval(seqrelid, seqstart, false) from pg_sequence
     join pg_class on pg_class.oid = seqrelid where relnamespace = 'public'::regnamespace`,
  )
}

async function listTables({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
  )
  return [...rows.map(({ name }) => name), 'pgboss.job', 'pgboss.schedule']
}
