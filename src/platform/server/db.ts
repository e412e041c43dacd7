import type { EventEmitter } from 'node:events'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { expectDefined } from '#kernel/app-error.ts'
import { recordFailures } from './database/database-errors.ts'
import { deadlineScope } from './database/deadline-scope.ts'
import { openEmbeddedDatabase } from './database/embedded/embedded-database.ts'
import { countRequiredMigrations, explainNewerDatabase, readMigrationCount } from './database/migration-count.ts'
import { requireReachable, type StartWait } from './database/require-reachable.ts'
import { transactionScope } from './database/transaction-scope.ts'
import { type Env, ROOT } from './env.ts'
import { StartupError } from './startup-error.ts'
import { traceQueries } from './tracing/trace-queries.ts'

export type Tx = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]
/** The database, or a transaction on it. */
export type Db = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | '$count'
>

/** `statement_timeout` of PostgreSQL. The embedded database has none. */
const STATEMENT_TIMEOUT_MS = 60_000
/**
 * Client-side limit for a database that does not answer. Longer than the statement timeout, which should fire first.
 */
const QUERY_TIMEOUT_MS = 70_000
/** For migrations, backups and restores. */
const LONG_QUERY_TIMEOUT_MS = 600_000
const TRANSACTION_TIMEOUT_MS = 300_000
/** `application_name` of a web process in `pg_stat_activity`; commands have none. */
export const SITE_APPLICATION = 'cyaan-site'
const POOL_CONNECTIONS = 10
/** The pool, and the connection that receives invalidations. */
export const CONNECTIONS_PER_PROCESS = POOL_CONNECTIONS + 1
/** Key of the advisory lock for migrations and restores. */
export const MIGRATION_LOCK = 731924

export type Database = {
  db: NodePgDatabase
  pool: pg.Pool
  /** For connections outside the pool, which keep a session: LISTEN, migrations, backups. */
  connection: pg.PoolConfig
  isEmbedded: boolean
  close(): Promise<void>
}

/** PostgreSQL if `DATABASE_URL` is set, otherwise the embedded database in the data folder. */
export async function openDatabase(
  env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'> & Partial<Pick<Env, 'DATABASE_URL_DIRECT'>>,
  wait?: StartWait,
): Promise<Database> {
  if (env.DATABASE_URL) {
    const name = wait ? { application_name: SITE_APPLICATION } : {}
    const pooled = {
      connectionString: env.DATABASE_URL,
      max: POOL_CONNECTIONS,
      connectionTimeoutMillis: 5000,
      ...name,
    }
    const direct = { ...pooled, connectionString: env.DATABASE_URL_DIRECT ?? env.DATABASE_URL }
    const database = { ...connect(pooled), connection: direct }
    connections.set(database.db, direct)
    try {
      await requireReachable(database.pool, env.DATABASE_URL, wait)
      if (env.DATABASE_URL_DIRECT) await requireDirect(direct, env.DATABASE_URL_DIRECT, wait)
    } catch (failure) {
      await database.close()
      throw failure
    }
    return database
  }
  const embedded = await openEmbeddedDatabase({ dataDir: env.DATA_DIR })
  return connect(embedded.connection, embedded.close)
}

async function requireDirect(direct: pg.PoolConfig, url: string, wait?: StartWait): Promise<void> {
  const pool = new pg.Pool({ ...direct, max: 1 })
  ignoreErrorEvents(pool)
  await requireReachable(pool, url, wait, 'DATABASE_URL_DIRECT').finally(() => pool.end())
}

const connections = new WeakMap<object, pg.PoolConfig>()

/** For a connection outside the pool of a use case that has the context only. */
export function connectionOf(db: NodePgDatabase): pg.PoolConfig {
  return expectDefined(connections.get(db), 'connection of the database')
}

export function connect(
  connection: pg.PoolConfig,
  closeEngine?: () => Promise<void>,
  statementTimeoutMs = STATEMENT_TIMEOUT_MS,
): Database {
  // Pipeline mode: un-awaited queries share a round trip, in order.
  const pool = traceQueries(
    recordFailures(new pg.Pool({ query_timeout: QUERY_TIMEOUT_MS, ...connection, pipeline: true })),
  )
  ignoreErrorEvents(pool)
  // The pool handles errors of idle clients only; clients in use emit the event as well.
  pool.on('connect', ignoreErrorEvents)
  // PgBouncer rejects it as a startup parameter. As the first query it is queued before all others.
  if (!closeEngine)
    pool.on('connect', (client) => void client.query(`set statement_timeout = ${statementTimeoutMs}`).catch(() => {}))
  const db = drizzle(pool)
  db.transaction = (run) => runTransaction(pool, 'begin', run)
  connections.set(db, connection)
  return {
    db,
    pool,
    connection,
    isEmbedded: closeEngine !== undefined,
    async close() {
      await pool.end()
      await closeEngine?.()
    },
  }
}

/** An unhandled `error` event ends the process. Running and later queries of the connection fail with the reason. */
function ignoreErrorEvents(source: EventEmitter): void {
  source.on('error', () => {})
}

export async function openClient(connection: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ ...connection, query_timeout: LONG_QUERY_TIMEOUT_MS })
  ignoreErrorEvents(client)
  await client.connect()
  return client
}

/**
 * Serialized by an advisory lock: of several starting processes one migrates, the others wait. Refuses a database that
 * a newer version migrated; a process of this version that is already running goes on.
 */
export async function migrateDatabase({ connection }: Pick<Database, 'connection'>): Promise<void> {
  const client = await openClient(connection)
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const newer = explainNewerDatabase((await countRequiredMigrations(client)) ?? 0, readMigrationCount())
    if (newer) throw new StartupError(newer)
    await migrate(drizzle(client), { migrationsFolder: join(ROOT, 'migrations') })
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {})
    await client.end()
  }
}

const commitHooks = new WeakMap<object, (() => void)[]>()

/** Runs `run` after the commit; never after a rollback. */
export function afterCommit(tx: Tx, run: () => void): void {
  expectDefined(commitHooks.get(tx), 'hooks of the transaction').push(run)
}

/**
 * A transaction on its own client. Replaces Drizzle's, which leaks a client whose BEGIN failed, reports a failed ROLLBACK
 * in place of the original error, and returns broken clients to the pool. BEGIN is not awaited: in pipeline mode later
 * queries run after it, and it fails only together with its connection, which is closed after TRANSACTION_TIMEOUT_MS to
 * release its locks; the embedded database runs one transaction at a time. When the time limit of the API call has
 * passed, it sends nothing more and rolls back.
 */
async function runTransaction<Result>(pool: pg.Pool, begin: string, run: (tx: Tx) => Promise<Result>): Promise<Result> {
  const deadline = deadlineScope.getStore()
  const client = await pool.connect()
  const limit = setTimeout(() => (client as unknown as pg.Client).end(), TRANSACTION_TIMEOUT_MS)
  const scope = { isOpen: true }
  let isBroken = false
  // A query issued after the end (its sibling in a Promise.all failed) would run outside the transaction.
  const query = async (...args: Parameters<typeof client.query>) => {
    if (!scope.isOpen) throw new Error('the transaction has ended')
    if (deadline?.passed) throw deadline.passed
    return client.query(...args)
  }
  const tx = drizzle(Object.create(client, { query: { value: query } })) as unknown as Tx
  const hooks: (() => void)[] = []
  commitHooks.set(tx, hooks)
  const begun = client.query(begin)
  try {
    const [result] = await Promise.all([transactionScope.run(scope, () => run(tx)), begun])
    scope.isOpen = false
    if (deadline?.passed) throw deadline.passed
    if (deadline) deadline.hasCommitted = true
    await client.query('commit')
    return result
  } catch (failure) {
    scope.isOpen = false
    hooks.length = 0
    // If the rollback fails, the connection is closed, which makes the server roll back.
    await client.query('rollback').catch(() => {
      isBroken = true
    })
    throw deadline?.passed ?? failure
  } finally {
    clearTimeout(limit)
    client.release(isBroken)
    for (const after of hooks) after()
  }
}

/** Transaction that holds the advisory lock `name`, cluster-wide, until it ends. */
export function withAdvisoryLock<Result>(
  db: NodePgDatabase,
  name: string,
  run: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const { $client: pool } = db as NodePgDatabase & { $client: pg.Pool }
  return runTransaction(pool, `begin; select pg_advisory_xact_lock(hashtext(${pg.escapeLiteral(name)}))`, run)
}

/** For callers that are already in a transaction. Released at its end. */
export async function acquireAdvisoryLock(tx: Db, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`)
}
