import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Db } from './db.ts'
import { StartupError } from './startup-error.ts'
import { CHANNEL } from './tags.ts'

/**
 * A backup is one gzipped file of JSON lines: a header, then every row of every table, then the files that lie outside
 * the database, if they were asked for. It is the same for the embedded database and for PostgreSQL, so it is also the
 * way from one to the other.
 */
type Header = { cyaan: 1; madeAt: string; migrations: number }
type Row = [table: string, row: object]
type FileRow = { key: string; base64: string }
export type OutsideFile = { key: string; content: Uint8Array }

/** No table can have this name. */
const FILES = '/files'

const BATCH = 500

/** Reads everything as it stood at one moment. On PostgreSQL the site goes on; the embedded database lets it wait that long. */
export async function writeBackup(
  connection: pg.PoolConfig,
  file: string,
  madeAt: Date,
  files: AsyncIterable<OutsideFile> | OutsideFile[] = [],
): Promise<void> {
  const client = await connected(connection)
  const partial = `${file}.part`
  try {
    await pipeline(
      Readable.from(lines(client, madeAt, files)),
      createGzip(),
      createWriteStream(partial, { mode: 0o600 }),
    )
    await rename(partial, file)
  } finally {
    await rm(partial, { force: true })
    await client.end()
  }
}

async function* lines(
  client: pg.Client,
  madeAt: Date,
  files: AsyncIterable<OutsideFile> | OutsideFile[],
): AsyncGenerator<string> {
  await client.query('begin isolation level repeatable read read only')
  const header: Header = { cyaan: 1, madeAt: madeAt.toISOString(), migrations: await countMigrations(client) }
  yield `${JSON.stringify(header)}\n`
  for (const table of await tablesOf(client)) {
    await client.query(`declare rows no scroll cursor for select to_json(t)::text as row from ${quoted(table)} t`)
    while (true) {
      const { rows } = await client.query<{ row: string }>(`fetch ${BATCH} from rows`)
      if (rows.length === 0) break
      yield rows.map(({ row }) => `[${JSON.stringify(table)},${row}]\n`).join('')
    }
    await client.query('close rows')
  }
  // The files are looked up in the embedded database too, which has one connection at heart.
  await client.query('commit')
  for await (const { key, content } of files)
    yield `${JSON.stringify([FILES, { key, base64: Buffer.from(content).toString('base64') } satisfies FileRow])}\n`
}

type KeepFile = (file: OutsideFile) => Promise<void>

/** Replaces everything, or nothing if the file turns out to be broken. The database must be at the product's migrations. */
export async function readBackup(
  connection: pg.PoolConfig,
  file: string,
  keepFile: KeepFile,
  beforeCommit: (tx: Db) => Promise<void> = async () => {},
): Promise<{ rows: number }> {
  const client = await connected(connection)
  try {
    await client.query('begin')
    const rows = await replaceAll(client, file, keepFile)
    await beforeCommit(drizzle(client))
    await client.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify('all')])
    await client.query('commit')
    return { rows }
  } catch (cause) {
    await client.query('rollback').catch(() => {})
    throw cause instanceof StartupError
      ? cause
      : new StartupError(`${file} cannot be restored (${(cause as Error).message}); nothing was changed.`, { cause })
  } finally {
    await client.end()
  }
}

async function replaceAll(client: pg.Client, file: string, keepFile: KeepFile): Promise<number> {
  const source = createInterface({
    input: createReadStream(file).pipe(createGunzip()),
    crlfDelay: Number.POSITIVE_INFINITY,
  })
  const input = source[Symbol.asyncIterator]()
  await requireFitting(client, file, (await input.next()).value)

  const tables = await tablesOf(client)
  // Without the references rows may come in any order; putting them back checks that every one holds.
  const references = await referencesOf(client)
  for (const { table, name } of references)
    await client.query(`alter table ${quoted(table)} drop constraint ${quoted(name)}`)
  if (tables.length > 0) await client.query(`truncate ${tables.map(quoted).join(', ')}`)

  let count = 0
  let batch: object[] = []
  let current = ''
  async function flush() {
    if (batch.length === 0) return
    const columns = (await writableColumns(client, current)).map(quoted).join(', ')
    await client.query(
      `insert into ${quoted(current)} (${columns}) select ${columns} from json_populate_recordset(null::${quoted(current)}, $1)`,
      [JSON.stringify(batch)],
    )
    count += batch.length
    batch = []
  }
  for await (const line of { [Symbol.asyncIterator]: () => input }) {
    const [table, row] = JSON.parse(line) as Row
    if (table === FILES) {
      const { key, base64 } = row as FileRow
      await keepFile({ key, content: Buffer.from(base64, 'base64') })
      continue
    }
    if (!tables.includes(table)) throw new Error(`there is no table ${table}`)
    if (table !== current || batch.length === BATCH) await flush()
    current = table
    batch.push(row)
  }
  await flush()
  for (const { table, name, definition } of references)
    await client.query(`alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`)
  await continueSequences(client)
  return count
}

async function requireFitting(client: pg.Client, file: string, line: string | undefined): Promise<void> {
  const header = parseHeader(line)
  if (!header) throw new StartupError(`${file} is not a backup of this product.`)
  const here = await countMigrations(client)
  if (header.migrations !== here) {
    throw new StartupError(
      `${file} was made by ${header.migrations < here ? 'an older' : 'a newer'} version (${header.migrations} migrations, here ${here}): restore it with that version, then start this one.`,
    )
  }
}

function parseHeader(line = ''): Header | undefined {
  try {
    const header = JSON.parse(line) as Header
    return header.cyaan === 1 ? header : undefined
  } catch {
    return undefined
  }
}

async function connected(connection: pg.PoolConfig): Promise<pg.Client> {
  const client = new pg.Client(connection)
  await client.connect()
  return client
}

async function tablesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select tablename::text as name from pg_tables where schemaname = 'public' order by 1",
  )
  return rows.map(({ name }) => name)
}

async function writableColumns(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select column_name::text as name from information_schema.columns where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'",
    [table],
  )
  return rows.map(({ name }) => name)
}

async function referencesOf(client: pg.Client) {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select relname::text as table, conname::text as name, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c join pg_class r on r.oid = c.conrelid join pg_namespace n on n.oid = r.relnamespace
     where contype = 'f' and nspname = 'public'`,
  )
  return rows
}

/** New rows get numbers after the restored ones. */
async function continueSequences(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `select table_name::text as table, column_name::text as column, pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
     from information_schema.columns where table_schema = 'public' and pg_get_serial_sequence(quote_ident(table_name), column_name) is not null`,
  )
  for (const { table, column, sequence } of rows) {
    await client.query(`select setval($1, coalesce(max(${quoted(column)}), 0) + 1, false) from ${quoted(table)}`, [
      sequence,
    ])
  }
}

async function countMigrations(client: pg.Client): Promise<number> {
  const { rows: found } = await client.query("select to_regclass('drizzle.__drizzle_migrations') as name")
  if (!found[0].name) throw new StartupError('There is nothing in this database yet: start the site once.')
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from drizzle.__drizzle_migrations',
  )
  return rows[0]!.count
}

const quoted = pg.escapeIdentifier
