// The folder of an installation: source/ (a clone), releases/<version>/, current -> releases/<version>, .env, run/.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartupError } from '../../src/platform/server/startup-error.ts'
import type { Process, Unfinished } from './plan.ts'

const LOCK_WAIT_MS = 2000

export type Installation = ReturnType<typeof openInstallation>

/** `folder` is a release or the clone. Undefined in a checkout without this layout. */
export function findInstallation(folder: string): Installation | undefined {
  const parent = dirname(folder)
  if (basename(parent) === 'releases') return openInstallation(dirname(parent))
  return basename(folder) === 'source' ? openInstallation(parent) : undefined
}

export function openInstallation(root: string) {
  const at = (...names: string[]) => join(root, ...names)
  const unfinishedFile = at('run', 'update.json')
  return {
    root,
    env: at('.env'),
    source: at('source'),
    release: (name: string) => at('releases', name),
    /** A release is complete when it has its name; until then it has one of this run. */
    preparing: (name: string) => at('releases', `${name}.${process.pid}.preparing`),
    /** Processes that start wait while it is there and an update runs. */
    hold: at('run', 'hold'),

    current(): string | undefined {
      return existsSync(at('current')) ? basename(readlinkSync(at('current'))) : undefined
    },

    /** A rename replaces the link at once: there is no moment without one. */
    switchTo(name: string): void {
      rmSync(at('current.new'), { force: true })
      symlinkSync(join('releases', name), at('current.new'))
      renameSync(at('current.new'), at('current'))
    },

    readUnfinished(): Unfinished | undefined {
      return existsSync(unfinishedFile) ? JSON.parse(readFileSync(unfinishedFile, 'utf8')) : undefined
    },

    writeUnfinished(update: Unfinished | undefined): void {
      if (update) writeJson(unfinishedFile, update)
      else rmSync(unfinishedFile, { force: true })
    },

    writeProcess(process: Process): void {
      mkdirSync(at('run'), { recursive: true })
      writeJson(at('run', `process-${process.port}.json`), process)
    },

    /** Processes that run; the files of others are ignored. */
    processes(): Process[] {
      const files = existsSync(at('run')) ? readdirSync(at('run')) : []
      return files
        .filter((name) => /^process-\d+\.json$/.test(name))
        .map((name) => JSON.parse(readFileSync(at('run', name), 'utf8')) as Process)
        .filter(({ pid, release }) => isRunning(pid, at('releases', release)))
    },

    /** Removes releases whose preparation was interrupted. */
    removeIncomplete(): void {
      rmSync(at('current.new'), { force: true })
      removeReleases((name) => name.endsWith('.preparing'))
    },

    /** Releases that stay on the disk: the running one, and the one before. */
    keepOnly(names: string[]): void {
      removeReleases((name) => !names.includes(name))
    },
  }

  function removeReleases(isSuperfluous: (name: string) => boolean): void {
    const names = existsSync(at('releases')) ? readdirSync(at('releases')) : []
    for (const name of names.filter(isSuperfluous)) rmSync(at('releases', name), { recursive: true, force: true })
  }
}

/** The operating system releases the lock when the process dies for any reason. */
export function lockUpdate(root: string): () => void {
  mkdirSync(join(root, 'run'), { recursive: true })
  const lock = new DatabaseSync(join(root, 'run', 'update.lock'), { timeout: LOCK_WAIT_MS })
  try {
    lock.exec('PRAGMA journal_mode=DELETE; BEGIN EXCLUSIVE')
  } catch (cause) {
    lock.close()
    throw new StartupError('Another update is running: wait until it has ended.', { cause })
  }
  return () => lock.close()
}

export function isUpdateRunning(root: string): boolean {
  try {
    lockUpdate(root)()
    return false
  } catch {
    return true
  }
}

/** Not a process that was given the same number later: its working folder is the release. */
function isRunning(pid: number, release: string): boolean {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  if (process.platform !== 'linux') return true
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === release
  } catch {
    return false
  }
}

function writeJson(file: string, value: unknown): void {
  writeFileSync(`${file}.part`, JSON.stringify(value))
  renameSync(`${file}.part`, file)
}
