import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from '../../src/platform/server/env.ts'
import { StartupError } from '../../src/platform/server/startup-error.ts'
import { printLine } from '../command.ts'
import { type Installation, lockUpdate } from './installation.ts'
import type { Unfinished } from './plan.ts'
import { countMigrations } from './prepare-release.ts'
import {
  holdStarts,
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
 * with the migrations of the next one, and is told to start on them.
 */
export async function rollBack(installation: Installation, update: Unfinished, env: Env): Promise<void> {
  installation.writeUnfinished({ ...update, phase: 'rolling-back' })
  const { from, to, processes } = update
  const [known, found] = [from, to].map((name) => countMigrations(installation.release(name)))
  const hasMigrated = found! > known!
  printLine(`Going back to ${from}`)
  if (env.DATABASE_URL && hasMigrated)
    writeFileSync(join(installation.release(from), '.tolerated-migrations'), String(found))
  if (hasMigrated && !env.DATABASE_URL) holdStarts(installation)
  installation.switchTo(from)
  if (hasMigrated && !env.DATABASE_URL) {
    await stopProcesses(installation, to, env)
    await restoreEmbedded(installation, update, env.DATA_DIR)
  }
  releaseStarts(installation)
  await replaceProcesses(installation, { release: from, processes, env })
  rmSync(rollbackIn(env.DATA_DIR), { recursive: true, force: true })
  installation.writeUnfinished(undefined)
}

/** For a start of the version before, after the update was killed while it went back. Its next run does the rest. */
export async function finishRollback(installation: Installation, release: string, dataDir: string): Promise<void> {
  const unlock = lockUpdate(installation.root)
  try {
    const update = installation.readUnfinished()
    if (update?.phase !== 'rolling-back' || update.from !== release) return
    await restoreEmbedded(installation, update, dataDir)
    releaseStarts(installation)
  } finally {
    unlock()
  }
}

async function restoreEmbedded(
  installation: Installation,
  { from, to, backup }: Unfinished,
  dataDir: string,
): Promise<void> {
  const folder = rollbackIn(dataDir)
  const complete = join(folder, 'complete')
  if (!existsSync(complete)) {
    printLine(`Restoring ${backup}`)
    copySecretKey(dataDir, folder)
    const problem = await restoreInto(folder, installation.release(from), backup)
    if (problem)
      throw new StartupError(
        `The backup ${backup} could not be restored: ${problem} The site is stopped: remove the cause and run the update again.`,
      )
    writeFileSync(complete, '')
  }
  if (!existsSync(join(folder, 'db'))) return
  const aside = join(dataDir, `db-of-${to}`)
  if (existsSync(join(dataDir, 'db'))) {
    rmSync(aside, { recursive: true, force: true })
    renameSync(join(dataDir, 'db'), aside)
  }
  renameSync(join(folder, 'db'), join(dataDir, 'db'))
  printLine(`What ${to} stored is in ${aside}`)
}

/** An empty data folder with the secret key, which a restored database needs. */
export function copySecretKey(dataDir: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const key = join(dataDir, 'secret.key')
  if (existsSync(key)) copyFileSync(key, join(folder, 'secret.key'))
}
