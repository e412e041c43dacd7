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
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { flushFolder, writeDurably } from '../../src/platform/server/database/durable-files.ts'
import { StartupError } from '../../src/platform/server/startup-error.ts'
import type { Process, Unfinished } from './plan.ts'
import { isRunning } from './process-identity.ts'

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
  const failedFile = at('run', 'failed-release.json')
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
      flushFolder(root)
    },

    readUnfinished(): Unfinished | undefined {
      if (!existsSync(unfinishedFile)) return undefined
      const update = readJson<Unfinished>(unfinishedFile)
      if (update) return update
      throw new StartupError(
        `${unfinishedFile}, which says how far an interrupted update got, is damaged: check with npm run doctor that the site works, remove the file, then run the update again.`,
      )
    },

    writeUnfinished(update: Unfinished | undefined): void {
      writeOrRemove(unfinishedFile, update)
    },

    /** The release that an update has taken back last. */
    readFailed(): string | undefined {
      return readJson<{ release: string }>(failedFile)?.release
    },

    writeFailed(release: string | undefined): void {
      writeOrRemove(failedFile, release && { release })
    },

    writeProcess(process: Process): void {
      writeOrRemove(at('run', `process-${process.port}.json`), process)
    },

    /** Processes that run; the files of others, and damaged ones, are ignored. */
    processes(): Process[] {
      const files = existsSync(at('run')) ? readdirSync(at('run')) : []
      return files
        .filter((name) => /^process-\d+\.json$/.test(name))
        .map((name) => readJson<Process>(at('run', name)))
        .filter((process) => process !== undefined)
        .filter(isRunning)
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
    for (const name of names.filter(isSuperfluous)) rmSync(at('releases', name), REMOVE_FOLDER)
  }

  function writeOrRemove(file: string, value: object | undefined | ''): void {
    mkdirSync(at('run'), { recursive: true })
    if (value) writeDurably(file, JSON.stringify(value))
    else rmSync(file, { force: true })
    flushFolder(at('run'))
  }
}

/** A program that a killed update has left behind may still write files for a moment. */
const REMOVE_FOLDER = { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }

/** Undefined without the file, and when it is damaged. */
function readJson<Value extends object>(file: string): Value | undefined {
  try {
    const value = JSON.parse(readFileSync(file, 'utf8'))
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
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
