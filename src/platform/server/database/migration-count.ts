import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { ROOT } from '../env.ts'

/** Beside the table of the migrations, and not made by one: it is no data, and no part of a backup. */
const TOLERATED = 'drizzle.tolerated_migrations'

/** Applied migrations; undefined in a database in which the site was never started. */
export async function countMigrations(client: Pick<pg.ClientBase, 'query'>): Promise<number | undefined> {
  const { rows: found } = await client.query("select to_regclass('drizzle.__drizzle_migrations') as name")
  if (!found[0].name) return undefined
  const { rows } = await client.query('select count(*)::int as count from drizzle.__drizzle_migrations')
  return rows[0].count
}

/** Migrations of this version. */
export function readMigrationCount(): number {
  return readJournal().length
}

function readJournal(): { when: number }[] {
  return JSON.parse(readFileSync(join(ROOT, 'migrations/meta/_journal.json'), 'utf8')).entries
}

/** What identifies the migrations of this version in the database. */
function readMigrationTimes(): number[] {
  return readJournal().map(({ when }) => when)
}

/**
 * Applied migrations that a version must have to start. Those of a later version that an update has taken back are not
 * counted: a release works with the migrations of the next one.
 */
export async function countRequiredMigrations(client: Pick<pg.ClientBase, 'query'>): Promise<number | undefined> {
  const { rows: found } = await client.query(`select to_regclass('${TOLERATED}') as name`)
  if (!found[0].name) return countMigrations(client)
  const { rows } = await client.query(
    `select count(*)::int as count from drizzle.__drizzle_migrations
     where created_at = any($1) or created_at not in (select created_at from ${TOLERATED})`,
    [readMigrationTimes()],
  )
  return rows[0].count
}

/** Records that an update has taken a version with these migrations back, on PostgreSQL (`scripts/update/roll-back.ts`). */
export async function tolerateMigrations(client: Pick<pg.ClientBase, 'query'>, times: number[]): Promise<void> {
  await client.query(`create table if not exists ${TOLERATED} (created_at bigint primary key)`)
  await client.query(`insert into ${TOLERATED} select unnest($1::bigint[]) on conflict do nothing`, [times])
}

/** Why this version cannot start on the database; it would write rows that the newer version does not expect. */
export function explainNewerDatabase(found: number, expected: number): string | undefined {
  return found > expected
    ? `A newer version has changed the database (${found} migrations, this version has ${expected}): start that version again, or move the database away and restore a backup that this version made (docs/operations.md, Updates).`
    : undefined
}
