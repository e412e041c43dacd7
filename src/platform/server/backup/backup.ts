import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { expectDefined } from '#kernel/app-error.ts'
import { flushFolder } from '../database/durable-files.ts'
import { countMigrations } from '../database/migration-count.ts'
import { type Db, openClient } from '../db.ts'
import { StartupError } from '../startup-error.ts'
import { INVALIDATION_CHANNEL } from '../tags.ts'
import {
  type BackupEntry,
  explainMismatch,
  FILE_ENTRY,
  formatBackup,
  openBackup,
  verifyBackup,
} from './backup-format.ts'
import { createEarlierSchema, runMigrations } from './earlier-schema.ts'

type FileRow = { key: string; base64: string }
export type ExternalFile = { key: string; content: Uint8Array }
type ExternalFiles = AsyncIterable<ExternalFile> | ExternalFile[]
/** Handles the files of a backup on restore: first checks all of them, then stores them. */
type FileTarget = { check(file: ExternalFile): Promise<void>; store(file: ExternalFile): Promise<void> }

const BATCH_ROWS = 500
/** Longer statements are split: the memory of the embedded database never shrinks. */
const BATCH_CHARACTERS = 4_000_000

/**
 * Reads one consistent snapshot, then verifies the written file before renaming it to its final name. PostgreSQL keeps
 * serving meanwhile; on the embedded database other queries wait while rows are read.
 */
export async function writeBackup(
  connection: pg.PoolConfig,
  file: string,
  madeAt: Date,
  files: ExternalFiles = [],
): Promise<void> {
  const client = await openClient(connection)
  const partial = `${file}.part`
  try {
    await client.query('begin isolation level repeatable read read only')
    const header = { madeAt: madeAt.toISOString(), migrations: await requireMigrations(client) }
    await writeEntries(partial, header, entriesOf(client, files))
    await verifyBackup(partial).catch((cause: Error) => {
      throw new Error(`the backup ${file} could not be read back: ${cause.message}`, { cause })
    })
    await flushToDisk(partial)
    await rename(partial, file)
    flushFolder(dirname(file))
  } finally {
    await rm(partial, { force: true })
    await client.end()
  }
}

export async function copyWithFiles(source: string, target: string, files: ExternalFiles): Promise<void> {
  const { header, entries } = await openBackup(source)
  async function* allEntries() {
    for await (const entry of entries) yield [entry]
    yield* fileEntries(files)
  }
  await writeEntries(target, expectDefined(header, 'header of the backup'), allEntries())
}

function writeEntries(file: string, ...[header, entries]: Parameters<typeof formatBackup>): Promise<void> {
  const lines = Readable.from(formatBackup(header, entries))
  return pipeline(lines, createGzip(), createWriteStream(file, { mode: 0o600 }))
}

async function flushToDisk(file: string): Promise<void> {
  const handle = await open(file)
  await handle.sync().finally(() => handle.close())
}

async function* entriesOf(client: pg.Client, files: ExternalFiles): AsyncGenerator<BackupEntry[]> {
  for (const table of await tablesOf(client)) {
    await client.query(`declare rows no scroll cursor for select to_json(t)::text as json from ${quoted(table)} t`)
    while (true) {
      const { rows } = await client.query<{ json: string }>(`fetch ${BATCH_ROWS} from rows`)
      if (rows.length === 0) break
      yield rows.map(({ json }) => ({ table, json }))
    }
    await client.query('close rows')
  }
  // File names are read from the database before the transaction: the embedded database runs one at a time.
  await client.query('commit')
  yield* fileEntries(files)
}

async function* fileEntries(files: ExternalFiles): AsyncGenerator<BackupEntry[]> {
  for await (const { key, content } of files) {
    const row: FileRow = { key, base64: Buffer.from(content).toString('base64') }
    yield [{ table: FILE_ENTRY, json: JSON.stringify(row) }]
  }
}

/**
 * Replaces all data in one transaction; a broken file changes nothing. The schema must be at the current migrations. The
 * rows of an earlier version are inserted into the schema of that version, which is then migrated.
 */
export async function restoreBackup(
  connection: pg.PoolConfig,
  file: string,
  files: FileTarget,
  beforeCommit: (tx: Db) => Promise<void> = async () => {},
): Promise<{ rows: number }> {
  const client = await openClient(connection)
  try {
    const migrations = await requireMigrations(client)
    let madeAfter = migrations
    await verifyBackup(file, {
      async header(header) {
        madeAfter = header.migrations
        const mismatch = explainMismatch(header, migrations)
        if (mismatch) throw new StartupError(`${file} ${mismatch}`)
      },
      async entry(entry) {
        if (entry.table === FILE_ENTRY) await files.check(decodeFile(entry))
      },
    })
    await client.query('begin')
    if (madeAfter < migrations) await createEarlierSchema(client, madeAfter)
    const rows = await replaceAll(client, file, files)
    if (madeAfter < migrations) await runMigrations(client, madeAfter)
    await beforeCommit(drizzle(client))
    await client.query('select pg_notify($1, $2)', [INVALIDATION_CHANNEL, JSON.stringify('all')])
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

async function replaceAll(client: pg.Client, file: string, files: FileTarget): Promise<number> {
  const { entries } = await openBackup(file)
  const tables = await tablesOf(client)
  // Foreign keys are dropped so that rows may come in any order; recreating them validates every reference.
  const references = await referencesOf(client)
  for (const { table, name } of references)
    await client.query(`alter table ${quoted(table)} drop constraint ${quoted(name)}`)
  if (tables.length > 0) await client.query(`truncate ${tables.map(quoted).join(', ')}`)

  let count = 0
  let batch: string[] = []
  let characters = 0
  let current = ''
  async function flush() {
    if (batch.length === 0) return
    const columns = (await writableColumns(client, current)).map(quoted).join(', ')
    // Required for identity columns that are GENERATED ALWAYS.
    await client.query(
      `insert into ${quoted(current)} (${columns}) overriding system value select ${columns} from json_populate_recordset(null::${quoted(current)}, $1)`,
      [`[${batch.join(',')}]`],
    )
    count += batch.length
    batch = []
    characters = 0
  }
  for await (const entry of entries) {
    if (entry.table === FILE_ENTRY) {
      await files.store(decodeFile(entry))
      continue
    }
    if (!tables.includes(entry.table)) throw new Error(`there is no table ${entry.table}`)
    if (entry.table !== current || batch.length === BATCH_ROWS || characters > BATCH_CHARACTERS) await flush()
    current = entry.table
    batch.push(entry.json)
    characters += entry.json.length
  }
  await flush()
  for (const { table, name, definition } of references)
    await client.query(`alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`)
  await continueSequences(client)
  return count
}

function decodeFile({ json }: BackupEntry): ExternalFile {
  const { key, base64 } = JSON.parse(json) as FileRow
  return { key, content: Buffer.from(base64, 'base64') }
}

/** Built files are not data; every start publishes the missing ones. */
function tablesOf(client: pg.Client): Promise<string[]> {
  return queryNames(
    client,
    "select tablename::text as name from pg_tables where schemaname = 'public' and tablename <> 'built_files' order by 1",
  )
}

function writableColumns(client: pg.Client, table: string): Promise<string[]> {
  return queryNames(
    client,
    "select column_name::text as name from information_schema.columns where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'",
    table,
  )
}

async function queryNames(client: pg.Client, query: string, ...values: string[]): Promise<string[]> {
  return (await client.query<{ name: string }>(query, values)).rows.map(({ name }) => name)
}

async function referencesOf(client: pg.Client) {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select relname::text as table, conname::text as name, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c join pg_class r on r.oid = c.conrelid join pg_namespace n on n.oid = r.relnamespace
     where contype = 'f' and nspname = 'public'`,
  )
  return rows
}

/** Sequences continue after the restored rows. */
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

async function requireMigrations(client: pg.Client): Promise<number> {
  const count = await countMigrations(client)
  if (count === undefined) throw new StartupError('There is nothing in this database yet: start the site once.')
  return count
}

const quoted = pg.escapeIdentifier
