import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DataInUseError, StartupError } from '../../startup-error.ts'
import { isDiskFull } from './disk-space.ts'

/**
 * Two processes on one embedded database corrupt it silently. The lock on a small SQLite file is held by the operating
 * system, so it is released when the process dies for any reason.
 */
export function lockDataDir(dir: string): () => void {
  const lock = openLock(dir)
  try {
    lock.exec('PRAGMA journal_mode=DELETE; BEGIN EXCLUSIVE')
  } catch (cause) {
    lock.close()
    throw explainLock(dir, cause as SqliteError)
  }
  return () => lock.close()
}

type SqliteError = Error & { errcode: number }

/** SQLite result codes; the higher bits hold details. */
const BUSY = 5
const FULL = 13
const NOT_A_DATABASE = 26

function explainLock(dir: string, cause: SqliteError): StartupError {
  const folder = dirname(dir)
  const code = cause.errcode & 0xff
  if (code === BUSY)
    return new DataInUseError(
      `The data folder ${folder} is in use by another process: stop that one first, or set DATA_DIR to another folder.`,
    )
  if (code === NOT_A_DATABASE)
    return new StartupError(`The file ${dir}.lock is damaged: remove it, then start again.`, { cause })
  if (code === FULL || isDiskFull(folder))
    return new StartupError(`The disk of ${folder} is full: free some space, then start again.`, { cause })
  return notWritable(dir, cause)
}

function openLock(dir: string): DatabaseSync {
  try {
    makeFolder(dir)
    // SQLite also locks a read-only file; opening the database would fail afterwards.
    accessSync(dir, constants.W_OK)
    accessSync(dirname(dir), constants.W_OK)
    return new DatabaseSync(`${dir}.lock`, { timeout: 0 })
  } catch (cause) {
    throw notWritable(dir, cause as NodeJS.ErrnoException)
  }
}

function notWritable(dir: string, cause: NodeJS.ErrnoException): StartupError {
  return new StartupError(
    `DATA_DIR is ${dirname(dir)}, which is not a folder that can be written to (${cause.message}): ${remedyOf(cause)}.`,
    { cause },
  )
}

function remedyOf({ code }: NodeJS.ErrnoException): string {
  if (code === 'EROFS') return 'mount it writable, or set DATA_DIR to another folder'
  if (code === 'EACCES' && process.getuid)
    return `give it to the user of the site (chown -R ${process.getuid()}), or set DATA_DIR to another folder`
  return 'set it to one that can'
}

/** Recursive `mkdir` never ends in places such as /proc where no folder can be created. */
function makeFolder(dir: string): void {
  if (existsSync(dir)) return
  if (!existsSync(dirname(dir))) makeFolder(dirname(dir))
  mkdirSync(dir, { mode: 0o700 })
}
