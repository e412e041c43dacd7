import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { noteFailures } from './database-errors.ts'
import { openEmbeddedDatabase } from './embedded-database.ts'
import { type Env, ROOT } from './env.ts'
import { StartupError } from './startup-error.ts'

export type Tx = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]
/** What a repository needs: the database, or a transaction on it. */
export type Db = Pick<NodePgDatabase, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute'>

export type Database = {
  db: NodePgDatabase
  pool: pg.Pool
  connection: pg.PoolConfig
  isEmbedded: boolean
  close(): Promise<void>
}

/** PostgreSQL when `DATABASE_URL` names one, otherwise the embedded database of the data folder. */
export async function openDatabase(env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>): Promise<Database> {
  if (env.DATABASE_URL) {
    const database = connect({ connectionString: env.DATABASE_URL, max: 10, connectionTimeoutMillis: 5000 })
    await requireReachable(database, env.DATABASE_URL)
    return database
  }
  const embedded = await openEmbeddedDatabase({ dataDir: env.DATA_DIR })
  return connect(embedded.connection, embedded.close)
}

export function connect(connection: pg.PoolConfig, closeEngine?: () => Promise<void>): Database {
  // What nobody waits for in between goes out together; the database does it in order.
  const pool = noteFailures(new pg.Pool({ ...connection, pipeline: true }))
  pool.on('error', () => {}) // an idle connection that broke is replaced by the pool; the next query tells
  return {
    db: withAfterCommit(drizzle(pool)),
    pool,
    connection,
    isEmbedded: closeEngine !== undefined,
    async close() {
      await pool.end()
      await closeEngine?.()
    },
  }
}

/** Several processes may start at once: the first migrates, the others wait and find nothing to do. */
export async function migrateDatabase({ connection }: Pick<Database, 'connection'>): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(731924)')
    await migrate(drizzle(client), { migrationsFolder: join(ROOT, 'migrations') })
  } finally {
    await client.query('select pg_advisory_unlock(731924)').catch(() => {})
    await client.end()
  }
}

const waiting = new WeakMap<object, (() => void)[]>()

/** Runs when the transaction stands; never when it is rolled back. */
export function afterCommit(tx: Tx, run: () => void): void {
  waiting.get(tx)!.push(run)
}

function withAfterCommit(db: NodePgDatabase): NodePgDatabase {
  const transaction = db.transaction.bind(db)
  db.transaction = async (run, config) => {
    const runs: (() => void)[] = []
    const result = await transaction((tx) => {
      waiting.set(tx, runs)
      return run(tx)
    }, config)
    for (const after of runs) after()
    return result
  }
  return db
}

/**
 * A transaction that has its turn among all of that name, in every process: what it looks at stays true until it is
 * written. Neither the beginning nor the turn is waited for, as whatever follows comes after them.
 */
export async function inTurn<Result>(
  db: NodePgDatabase,
  name: string,
  run: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const client = await (db as NodePgDatabase & { $client: pg.Pool }).$client.connect()
  let isOver = false
  // A statement that comes after the end, as its sibling failed meanwhile, would stand alone and for good.
  const query = (...args: Parameters<typeof client.query>) =>
    isOver ? Promise.reject(new Error('the turn is over')) : client.query(...args)
  const tx = drizzle(Object.create(client, { query: { value: query } })) as unknown as Tx
  const runs: (() => void)[] = []
  waiting.set(tx, runs)
  const begun = client.query(`begin; select pg_advisory_xact_lock(hashtext(${client.escapeLiteral(name)}))`)
  try {
    const [result] = await Promise.all([run(tx), begun])
    isOver = true
    await client.query('commit')
    return result
  } catch (failure) {
    isOver = true
    runs.length = 0
    await client.query('rollback')
    throw failure
  } finally {
    client.release()
    for (const after of runs) after()
  }
}

/** For whoever is in a transaction already. */
export async function takeTurn(tx: Db, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`)
}

async function requireReachable(database: Database, url: string): Promise<void> {
  const { host, pathname } = new URL(url)
  try {
    const { rows } = await database.pool.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    )
    if (rows[0]!.version < 150000)
      throw new StartupError(`The database at ${host} is too old: PostgreSQL 15 or newer is needed.`)
  } catch (cause) {
    await database.close()
    if (cause instanceof StartupError) throw cause
    throw new StartupError(
      `The database ${pathname.slice(1)} at ${host} cannot be reached (${(cause as Error).message || (cause as { code?: string }).code}): check DATABASE_URL.`,
      { cause },
    )
  }
}
