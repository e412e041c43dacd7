import { existsSync, readFileSync } from 'node:fs'
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

/**
 * Migrations of the next version that this one works with: an update that went back to it on PostgreSQL wrote the file
 * (`scripts/update/roll-back.ts`).
 */
export function readToleratedMigrationCount(): number {
  const file = join(ROOT, '.tolerated-migrations')
  return Math.max(readMigrationCount(), existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0)
}

/** Why this version cannot start on the database; it would write rows that the newer version does not expect. */
export function explainNewerDatabase(found: number, expected: number): string | undefined {
  return found > expected
    ? `A newer version has changed the database (${found} migrations, this version has ${expected}): start that version again, or move the database away and restore a backup that this version made (docs/operations.md, Updates).`
    : undefined
}
