import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { StartupError } from '../../startup-error.ts'
import { flushFolder } from '../durable-files.ts'

/** What the engine creates in every database folder. Without `PG_VERSION` it would create a new database over the rest. */
const REQUIRED = [
  'PG_VERSION',
  'postgresql.conf',
  'global/pg_control',
  ...['base', 'pg_logical', 'pg_multixact', 'pg_notify', 'pg_replslot', 'pg_subtrans', 'pg_tblspc', 'pg_twophase'],
  ...['pg_wal', 'pg_xact'],
]
const MAX_NAMED_BACKUPS = 3

/**
 * Opens the database in `dir`, or creates it if the folder is empty. Refuses a folder with a part of a database, such
 * as an interrupted copy, and writes nothing to it. Call it with the lock of the folder.
 */
export async function withDatabaseFolder<Engine>(dir: string, open: () => Promise<Engine>): Promise<Engine> {
  if (hasDatabase(dir)) {
    const damage = explainDamage(dir)
    if (damage) throw new StartupError(damage)
    return open()
  }
  // A creation that was interrupted has no data.
  for (const name of listFolder(dir)) rmSync(join(dir, name), { recursive: true, force: true })
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  writeFileSync(creationMarkerOf(dir), '', { mode: 0o600 })
  const engine = await open()
  removeMarker(dir)
  return engine
}

/** Also true for a damaged database. */
export function hasDatabase(dir: string): boolean {
  return !existsSync(creationMarkerOf(dir)) && listFolder(dir).length > 0
}

/** Why the folder cannot be opened, and which backups there are; undefined if every required file is present. */
export function explainDamage(dir: string): string | undefined {
  const missing = REQUIRED.find((name) => !isPresent(join(dir, name)))
  if (!missing) return undefined
  const backups = newestBackups(dirname(dir))
  const remedy =
    backups.length > 0
      ? `move it away and restore one of the newest backups (npm run restore -- FILE): ${backups.join(', ')}`
      : `restore a backup from another place; there is none in ${join(dirname(dir), 'backups')}`
  return `The database in ${dir} is incomplete (${missing} is missing or empty), and nothing in it was changed: copy the whole folder again, or ${remedy}.`
}

/**
 * Why a start must not create a database in a data folder that has none: it was used before. `npm run restore` may.
 * Pictures alone also mean that DATABASE_URL was forgotten.
 */
export function explainLostDatabase(dataDir: string): string | undefined {
  if (hasDatabase(join(dataDir, 'db'))) return undefined
  const backups = newestBackups(dataDir)
  if (backups.length > 0)
    return `The database in ${join(dataDir, 'db')} is missing, but there are backups: put it back, restore one of the newest (npm run restore -- FILE): ${backups.join(', ')}, or move the backups away to begin with an empty site.`
  if (listFolder(join(dataDir, 'media')).length > 0)
    return `The database in ${join(dataDir, 'db')} is missing, but there are pictures in ${join(dataDir, 'media')}: put the database back, set DATABASE_URL if it is on PostgreSQL, or move the pictures away to begin with an empty site.`
  return undefined
}

/** Newest first. */
function newestBackups(dataDir: string): string[] {
  const folder = join(dataDir, 'backups')
  const files = listFolder(folder)
    .filter((name) => name.endsWith('.gz'))
    .map((name) => join(folder, name))
    .map((file) => ({ file, writtenAt: statSync(file).mtimeMs }))
  const newestFirst = files.sort((a, b) => b.writtenAt - a.writtenAt)
  return newestFirst.slice(0, MAX_NAMED_BACKUPS).map(({ file }) => file)
}

function isPresent(path: string): boolean {
  const stat = statSync(path, { throwIfNoEntry: false })
  return stat !== undefined && (stat.isDirectory() || stat.size > 0)
}

/** Without the folder that a new file system has. */
function listFolder(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter((name) => name !== 'lost+found') : []
}

/** Present while the engine creates its files, so that an interrupted creation is not taken for a damaged database. */
const creationMarkerOf = (dir: string) => `${dir}.creating`

/** Flushed before the first query: a marker that came back after a power failure would make the next start delete data. */
function removeMarker(dir: string): void {
  rmSync(creationMarkerOf(dir))
  flushFolder(dirname(dir))
}
