import type { EventEmitter } from 'node:events'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { recordFailures } from './database/database-errors.ts'
import { openEmbeddedDatabase } from './database/embedded-database.ts'
import { requireReachable, type StartWait } from './database/require-reachable.ts'
import { type Env, ROOT } from './env.ts'

export type Tx = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]
/** What a repository needs: the database, or a transaction on it. */
export type Db = Pick<NodePgDatabase, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute'>

/** PostgreSQL cancels a statement that takes longer. The embedded database cannot. */
const STATEMENT_TIMEOUT_MS = 60_000
/** A database that does not answer fails queries instead of holding them for ever. Longer, so that cancelling comes first. */
const QUERY_TIMEOUT_MS = 70_000
/** For migrations and the statements of a backup or a restore. */
const LONG_QUERY_TIMEOUT_MS = 600_000
const TRANSACTION_TIMEOUT_MS = 300_000
/** The name of a web process in `pg_stat_activity`; commands have none. */
export const SITE_APPLICATION = 'cyaan-site'
/** The number of the advisory lock that a migration or a restore holds. */
export const MIGRATION_LOCK = 731924

export type Database = {
  db: NodePgDatabase
  pool: pg.Pool
  connection: pg.PoolConfig
  isEmbedded: boolean
  close(): Promise<void>
}

/** PostgreSQL when `DATABASE_URL` names one, otherwise the embedded database of the data folder. */
export async function openDatabase(env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>, wait?: StartWait): Promise<Database> {
  if (env.DATABASE_URL) {
    const name = wait ? { application_name: SITE_APPLICATION } : {}
    const database = connect({ connectionString: env.DATABASE_URL, max: 10, connectionTimeoutMillis: 5000, ...name })
    try {
      await requireReachable(database.pool, env.DATABASE_URL, wait)
    } catch (failure) {
      await database.close()
      throw failure
    }
    return database
  }
  const embedded = await openEmbeddedDatabase({ dataDir: env.DATA_DIR })
  return connect(embedded.connection, embedded.close)
}

export function connect(
  connection: pg.PoolConfig,
  closeEngine?: () => Promise<void>,
  statementTimeoutMs = STATEMENT_TIMEOUT_MS,
): Database {
  // What nobody waits for in between goes out together; the database does it in order.
  const pool = recordFailures(new pg.Pool({ query_timeout: QUERY_TIMEOUT_MS, ...connection, pipeline: true }))
  ignoreErrorEvents(pool)
  // The pool listens to idle clients only. A client that is in use emits the event as well.
  pool.on('connect', ignoreErrorEvents)
  // Not a startup parameter, which PgBouncer refuses. It is queued before the first query of the connection.
  if (!closeEngine)
    pool.on('connect', (client) => void client.query(`set statement_timeout = ${statementTimeoutMs}`).catch(() => {}))
  return {
    db: withTransactions(drizzle(pool), pool),
    pool,
    connection,
    isEmbedded: closeEngine !== undefined,
    async close() {
      await pool.end()
      await closeEngine?.()
    },
  }
}

/** Without a listener a broken connection ends the process. Its running and its next query fail with the reason. */
function ignoreErrorEvents(source: EventEmitter): void {
  source.on('error', () => {})
}

/** A connection beside the pool, for the commands and for migrations. */
export async function openClient(connection: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ ...connection, query_timeout: LONG_QUERY_TIMEOUT_MS })
  ignoreErrorEvents(client)
  await client.connect()
  return client
}

/** Several processes may start at once: the first migrates, the others wait and find nothing to do. */
export async function migrateDatabase({ connection }: Pick<Database, 'connection'>): Promise<void> {
  const client = await openClient(connection)
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder: join(ROOT, 'migrations') })
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {})
    await client.end()
  }
}

const commitHooks = new WeakMap<object, (() => void)[]>()

/** Runs when the transaction stands; never when it is rolled back. */
export function afterCommit(tx: Tx, run: () => void): void {
  commitHooks.get(tx)!.push(run)
}

/**
 * A client for one transaction. It is closed after a limit: a transaction that never ends would keep its locks, and the
 * embedded database runs one at a time.
 */
async function acquireClient(pool: pg.Pool) {
  const client = await pool.connect()
  const limit = setTimeout(() => (client as unknown as pg.Client).end(), TRANSACTION_TIMEOUT_MS)
  return {
    client,
    release(isBroken: boolean): void {
      clearTimeout(limit)
      client.release(isBroken)
    },
  }
}

/**
 * Drizzle's own transaction keeps a client whose BEGIN failed for ever, reports the failed ROLLBACK in place of the
 * reason, and gives a broken client back to the pool.
 */
function withTransactions(db: NodePgDatabase, pool: pg.Pool): NodePgDatabase {
  db.transaction = async (run, config) => {
    const { client, release } = await acquireClient(pool)
    const hooks: (() => void)[] = []
    let reason: unknown
    let isBroken = false
    async function runWithReason(tx: Tx) {
      commitHooks.set(tx, hooks)
      try {
        return await run(tx)
      } catch (thrown) {
        reason = thrown
        throw thrown
      }
    }
    try {
      return await drizzle(client).transaction(runWithReason, config)
    } catch (thrown) {
      hooks.length = 0
      // Anything but the reason comes from BEGIN, COMMIT or ROLLBACK: the state of the connection is unknown.
      isBroken = thrown !== reason
      throw reason ?? thrown
    } finally {
      release(isBroken)
      for (const after of hooks) after()
    }
  }
  return db
}

/**
 * A transaction that has its turn among all of that name, in every process: what it looks at stays true until it is
 * written. Neither the beginning nor the turn is waited for, as whatever follows comes after them.
 */
export async function withAdvisoryLock<Result>(
  db: NodePgDatabase,
  name: string,
  run: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const { client, release } = await acquireClient((db as NodePgDatabase & { $client: pg.Pool }).$client)
  let isFinished = false
  let isBroken = false
  // A statement that comes after the end, as its sibling failed meanwhile, would stand alone and for good.
  const query = (...args: Parameters<typeof client.query>) =>
    isFinished ? Promise.reject(new Error('the turn is over')) : client.query(...args)
  const tx = drizzle(Object.create(client, { query: { value: query } })) as unknown as Tx
  const hooks: (() => void)[] = []
  commitHooks.set(tx, hooks)
  const lockAcquired = client.query(`begin; select pg_advisory_xact_lock(hashtext(${client.escapeLiteral(name)}))`)
  try {
    const [result] = await Promise.all([run(tx), lockAcquired])
    isFinished = true
    await client.query('commit')
    return result
  } catch (failure) {
    isFinished = true
    hooks.length = 0
    // A connection that cannot roll back is closed, which makes the server do so.
    await client.query('rollback').catch(() => {
      isBroken = true
    })
    throw failure
  } finally {
    release(isBroken)
    for (const after of hooks) after()
  }
}

/** For whoever is in a transaction already. */
export async function acquireAdvisoryLock(tx: Db, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`)
}
