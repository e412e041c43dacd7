import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { ROOT } from '../env.ts'

/** Applied migrations; undefined in a database in which the site was never started. */
export async function countMigrations(client: Pick<pg.ClientBase, 'query'>): Promise<number | undefined> {
  const { rows: found } = await client.query("select to_regclass('drizzle.__drizzle_migrations') as name")
  if (!found[0].name) return undefined
  const { rows } = await client.query('select count(*)::int as count from drizzle.__drizzle_migrations')
  return rows[0].count
}

/** Migrations of this version. */
export function readMigrationCount(): number {
  return JSON.parse(readFileSync(join(ROOT, 'migrations/meta/_journal.json'), 'utf8')).entries.length
}

/** Why this version cannot start on the database; it would write rows that the newer version does not expect. */
export function explainNewerDatabase(found: number, expected: number): string | undefined {
  return found > expected
    ? `The database has ${found} migrations, this version ${expected}: run the version that it belongs to.`
    : undefined
}
