import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { flushFolder, writeDurably } from '../../src/platform/server/database/durable-files.ts'
import { tolerateMigrations } from '../../src/platform/server/database/migration-count.ts'
import { openDatabase } from '../../src/platform/server/db.ts'
import type { Env } from '../../src/platform/server/env.ts'
import { StartupError } from '../../src/platform/server/startup-error.ts'
import { printLine } from '../command.ts'
import { type Installation, lockUpdate } from './installation.ts'
import { READY_BYTES, rollbackBytes, type Unfinished } from './plan.ts'
import { countMigrations, databaseBytes, migrationTimes, requireSpace } from './prepare-release.ts'
import {
  holdStarts,
  readMigrations,
  releaseStarts,
  replaceProcesses,
  restoreInto,
  rollbackIn,
  stopProcesses,
} from './switch-release.ts'

/**
 * Back to the version before. Each step can be repeated: after a crash in the middle, the next run does it again. If the
 * new version has migrated, the embedded database is restored from the backup; what the new version stored stays beside
 * it. On PostgreSQL other processes of the old version serve meanwhile, so its database is not replaced: a release works
 * with the migrations of the next one, which the database records.
 */
export async function rollBack(installation: Installation, update: Unfinished, env: Env): Promise<void> {
  installation.writeUnfinished({ ...update, phase: 'rolling-back' })
  const { from, to } = update
  installation.writeFailed(to)
  printLine(`Going back to ${from}`)
  const mayHaveMigrated = bringsMigrations(installation, update)
  if (mayHaveMigrated && env.DATABASE_URL) await tolerateNewMigrations(installation, update, env)
  if (mayHaveMigrated && !env.DATABASE_URL) holdStarts(installation)
  installation.switchTo(from)
  if (mayHaveMigrated && !env.DATABASE_URL) {
    await stopProcesses(installation, to, env)
    await restoreEmbedded(installation, update, env)
  }
  releaseStarts(installation)
  await replaceProcesses(installation, from, update, env)
  // First: a restored database without this folder would be restored again.
  installation.writeUnfinished(undefined)
  removeRollback(env)
}

/** Whether going back restores the embedded database, if the new version came as far as migrating it. */
export function bringsMigrations(installation: Installation, { from, to }: Pick<Unfinished, 'from' | 'to'>): boolean {
  return countMigrations(installation.release(to)) > countMigrations(installation.release(from))
}

/** Also those that are not applied yet: the new version may be migrating at this moment. */
async function tolerateNewMigrations(installation: Installation, { from, to }: Unfinished, env: Env): Promise<void> {
  const known = migrationTimes(installation.release(from))
  const added = migrationTimes(installation.release(to)).filter((time) => !known.includes(time))
  const database = await openDatabase(env)
  await tolerateMigrations(database.pool, added).finally(() => database.close())
}

/** For a start of the version before, after the update was killed while it went back. Its next run does the rest. */
export async function finishRollback(
  installation: Installation,
  release: string,
  env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>,
): Promise<void> {
  const unlock = lockUpdate(installation.root)
  try {
    const update = installation.readUnfinished()
    if (update?.phase !== 'rolling-back' || update.from !== release) return
    await restoreEmbedded(installation, update, env)
    releaseStarts(installation)
  } finally {
    unlock()
  }
}

async function restoreEmbedded(
  installation: Installation,
  update: Unfinished,
  env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>,
): Promise<void> {
  const { DATA_DIR } = env
  const { from, to, backup } = update
  const folder = rollbackIn(DATA_DIR)
  const complete = join(folder, 'complete')
  if (!existsSync(complete)) {
    // A version that ended before it migrated has changed nothing. A database that cannot be read is restored.
    const applied = await readMigrations(env).catch(() => undefined)
    if (applied !== undefined && applied <= countMigrations(installation.release(from))) return
    printLine(`Restoring ${backup}`)
    copySecretKey(DATA_DIR, folder)
    const problem = await restoreInto(folder, installation.release(from), backup)
    if (problem) {
      // The database is the one of the new version, so only that can serve.
      installation.writeUnfinished({ ...update, phase: 'switching' })
      installation.switchTo(to)
      releaseStarts(installation)
      throw new StartupError(
        `The backup ${backup} could not be restored: ${problem} ${to} is started again: remove the cause and run the update again.`,
      )
    }
    writeDurably(complete, '')
  }
  if (!existsSync(join(folder, 'db'))) return
  const aside = join(DATA_DIR, `db-of-${to}`)
  if (existsSync(join(DATA_DIR, 'db'))) {
    rmSync(aside, { recursive: true, force: true })
    renameSync(join(DATA_DIR, 'db'), aside)
  }
  renameSync(join(folder, 'db'), join(DATA_DIR, 'db'))
  flushFolder(DATA_DIR)
  flushFolder(folder)
  printLine(`What ${to} stored is in ${aside}`)
}

/** An empty data folder with the secret key, which a restored database needs. */
export function copySecretKey(dataDir: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const key = join(dataDir, 'secret.key')
  if (existsSync(key)) copyFileSync(key, join(folder, 'secret.key'))
}

/**
 * Takes the space that a rollback needs, so that nothing else fills the disk before; `copySecretKey` frees it. Nothing is
 * written, because that would be flushed together with the database while the site restarts. Where the file system cannot
 * do that, the space is only checked.
 */
export function reserveRollback(env: Env): void {
  const bytes = rollbackBytes(databaseBytes(env))
  requireSpace(env.DATA_DIR, bytes + READY_BYTES)
  removeRollback(env)
  mkdirSync(rollbackIn(env.DATA_DIR), { mode: 0o700 })
  spawnSync('fallocate', ['--length', String(bytes), join(rollbackIn(env.DATA_DIR), 'reserve')])
}

export function removeRollback({ DATA_DIR }: Env): void {
  rmSync(rollbackIn(DATA_DIR), { recursive: true, force: true })
}
