import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { ROOT } from '../env.ts'

/**
 * Replaces the schema by that of an earlier version, inside a transaction. The rows of the job queue stay; migrations that
 * were shared are never edited, so the first ones are those that the earlier version ran.
 */
export async function createEarlierSchema(client: pg.Client, migrations: number): Promise<void> {
  await client.query('drop schema public cascade')
  await client.query('create schema public')
  await run(client, 0, migrations)
}

/** The migrations after the first `done` ones. */
export function runMigrations(client: pg.Client, done: number): Promise<void> {
  return run(client, done)
}

async function run(client: pg.Client, from: number, to?: number): Promise<void> {
  for (const { sql } of readMigrationFiles({ migrationsFolder: join(ROOT, 'migrations') }).slice(from, to))
    for (const statement of sql) await client.query(statement)
}
