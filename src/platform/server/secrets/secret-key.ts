import { hkdfSync, randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expectDefined } from '#kernel/app-error.ts'
import type { Env } from '../env.ts'
import { StartupError } from '../startup-error.ts'

/** Derives separate keys from one root key, so that a leaked key compromises one mechanism only. */
export type Keys = {
  /** 32 bytes. One purpose per mechanism: the same purpose always gives the same key. */
  derive(purpose: string): Buffer
}

export type KeySource = Pick<Env, 'SECRET_KEY' | 'DATA_DIR'>

export function createKeys(rootKey: string): Keys {
  const derived = new Map<string, Buffer>()
  return {
    derive(purpose) {
      const key = derived.get(purpose) ?? Buffer.from(hkdfSync('sha256', rootKey, 'cyaan', purpose, 32))
      derived.set(purpose, key)
      return key
    },
  }
}

export function keyFileOf({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): string {
  return join(DATA_DIR, 'secret.key')
}

/** Root key from the environment or from the key file; undefined when there is neither. */
export function findRootKey(env: KeySource): string | undefined {
  return env.SECRET_KEY ?? readKeyFile(keyFileOf(env))
}

/** All keys that the database may have been used with, newest first. */
export function candidateRootKeys(env: KeySource & Pick<Env, 'OLD_SECRET_KEY'>): string[] {
  const file = keyFileOf(env)
  return [env.SECRET_KEY, env.OLD_SECRET_KEY, readKeyFile(pendingFileOf(file)), readKeyFile(file)].filter(
    (key) => key !== undefined,
  )
}

/** Stores the next key beside the current one before the database switches to it: a crash in between loses neither. */
export function writePendingKey(env: KeySource): string {
  const rootKey = generateRootKey()
  writeKeyFile(pendingFileOf(keyFileOf(env)), rootKey)
  return rootKey
}

/** The database uses the next key: it replaces the current one. */
export function promotePendingKey(env: KeySource): void {
  renameSync(pendingFileOf(keyFileOf(env)), keyFileOf(env))
}

/** Next key of a rotation that was interrupted after the database switched to it. */
export function findPendingKey(env: KeySource): string | undefined {
  return env.SECRET_KEY ? undefined : readKeyFile(pendingFileOf(keyFileOf(env)))
}

const pendingFileOf = (file: string) => `${file}.new`

/** Creates the key file. Concurrent processes all get the key of the first. */
export function createRootKey(env: KeySource): string {
  const file = keyFileOf(env)
  const draft = `${file}.${process.pid}`
  try {
    mkdirSync(env.DATA_DIR, { recursive: true, mode: 0o700 })
    writeKeyFile(draft, generateRootKey())
    try {
      // `link` is atomic and never overwrites a key that another process created first.
      linkSync(draft, file)
    } catch (failure) {
      if ((failure as NodeJS.ErrnoException).code !== 'EEXIST') throw failure
    } finally {
      rmSync(draft, { force: true })
    }
  } catch (cause) {
    throw new StartupError(
      `The secret key cannot be written to ${file} (${(cause as Error).message}): set SECRET_KEY, or DATA_DIR to a folder that can be written to.`,
      { cause },
    )
  }
  return expectDefined(readKeyFile(file), file)
}

function generateRootKey(): string {
  return randomBytes(48).toString('base64url')
}

function writeKeyFile(file: string, rootKey: string): void {
  rmSync(file, { force: true })
  writeFileSync(file, `${rootKey}\n`, { flag: 'wx', mode: 0o600, flush: true })
}

function readKeyFile(file: string): string | undefined {
  try {
    const rootKey = readFileSync(file, 'utf8').trim()
    if (rootKey.length >= 32) return rootKey
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new StartupError(`The secret key in ${file} cannot be read (${(cause as Error).message}).`, { cause })
  }
  throw new StartupError(
    `${file} does not contain a secret key (at least 32 characters): put back the file that this site was used with.`,
  )
}
