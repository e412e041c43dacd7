import type pg from 'pg'
import { type Database, openClient } from '#platform/server/db.ts'
import { type Diagnosis, diagnosesOf } from './diagnosis.ts'

const tables = diagnosesOf('tables')
const indexes = diagnosesOf('indexes')

type Relation = { oid: number; name: string }

/**
 * Reads every value of every row, which verifies the checksum of each page of the tables. Changes nothing. On the
 * embedded database other queries wait while one table is read.
 */
export async function checkTables({ connection }: Pick<Database, 'connection'>): Promise<Diagnosis[]> {
  const client = await openClient(connection)
  try {
    return [await readAll(client), await compareIndexes(client)].flat()
  } finally {
    await client.end()
  }
}

async function readAll(client: pg.Client): Promise<Diagnosis[]> {
  const damaged: Diagnosis[] = []
  const found = await listRelations(client, "c.relkind = 'r'")
  let rows = 0
  for (const { name } of found) {
    try {
      // The text of a row contains its long values, which are stored apart.
      const read = await client.query(`select count(md5(t::text))::int as count from ${name} t`)
      rows += read.rows[0].count
    } catch (failure) {
      const { message } = failure as Error
      damaged.push(tables.problem(`The table ${name} cannot be read (${message}): restore a backup.`))
    }
  }
  return damaged.length > 0 ? damaged : [tables.ok(`All ${rows} rows of ${found.length} tables can be read.`)]
}

/** Each index against its table. The extension is created in a transaction that is rolled back. */
async function compareIndexes(client: pg.Client): Promise<Diagnosis[]> {
  await client.query('begin')
  try {
    await client.query('create extension if not exists amcheck')
  } catch (failure) {
    await client.query('rollback')
    const { message } = failure as Error
    return [indexes.skipped(`The indexes were not compared with their tables: amcheck cannot be used (${message}).`)]
  }
  try {
    const found = await listRelations(
      client,
      "c.relkind = 'i' and c.relam = (select oid from pg_am where amname = 'btree')",
    )
    const damaged: Diagnosis[] = []
    for (const { oid, name } of found) {
      await client.query('savepoint one')
      try {
        await client.query('select bt_index_check($1::oid::regclass, true)', [oid])
      } catch (failure) {
        await client.query('rollback to one')
        damaged.push(
          indexes.problem(`The index ${name} is damaged (${(failure as Error).message}): run "reindex index ${name}".`),
        )
      }
    }
    return damaged.length > 0 ? damaged : [indexes.ok(`All ${found.length} indexes agree with their tables.`)]
  } finally {
    await client.query('rollback')
  }
}

async function listRelations(client: pg.Client, isWanted: string): Promise<Relation[]> {
  const { rows } = await client.query<Relation>(
    `select c.oid::int as oid, format('%I.%I', n.nspname, c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where ${isWanted} and c.relpersistence = 'p' and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
     order by 2`,
  )
  return rows
}
