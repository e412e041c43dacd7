import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DataInUseError, StartupError } from './startup-error.ts'

/**
 * Two processes on one embedded database destroy it without a word. A lock on a small SQLite file is held by the
 * kernel: it cannot be forgotten, and it falls when the process dies, however it dies.
 */
export function lockDataDir(dir: string): () => void {
  const lock = openLock(dir)
  try {
    lock.exec('PRAGMA journal_mode=DELETE; BEGIN EXCLUSIVE')
  } catch {
    lock.close()
    throw new DataInUseError(
      `The data folder ${dirname(dir)} is in use by another process: stop that one first, or set DATA_DIR to another folder.`,
    )
  }
  return () => lock.close()
}

function openLock(dir: string): DatabaseSync {
  try {
    makeFolder(dir)
    return new DatabaseSync(`${dir}.lock`, { timeout: 0 })
  } catch (cause) {
    throw new StartupError(
      `DATA_DIR is ${dirname(dir)}, which is not a folder that can be written to (${(cause as Error).message}): set it to one that can.`,
      { cause },
    )
  }
}

/** Node's own way to make the folders above it never ends where none can be made, as in /proc. */
function makeFolder(dir: string): void {
  if (existsSync(dir)) return
  if (!existsSync(dirname(dir))) makeFolder(dirname(dir))
  mkdirSync(dir, { mode: 0o700 })
}
