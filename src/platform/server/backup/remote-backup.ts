import { createHash } from 'node:crypto'
import { createReadStream, openAsBlob } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import type { Env } from '../env.ts'
import { openObjectStore } from '../object-store.ts'
import { StartupError } from '../startup-error.ts'
import { expiredBackups } from './backup-retention.ts'

const PREFIX = 'backups/'
const SUFFIX = '.gz.age'
const NIGHTLY = /^nightly-(\d{4}-\d\d-\d\d)$/

/** `s3:NAME` on the command line. Letters, digits, hyphens and underscores, so that it is a key without escapes. */
const ADDRESS = /^s3:([\w-]{1,100})$/

export function openRemoteBackups(env: Env) {
  const { BACKUP_BUCKET, BACKUP_PUBLIC_KEY, BACKUP_PRIVATE_KEY } = env
  if (!BACKUP_BUCKET || !BACKUP_PUBLIC_KEY)
    throw new StartupError('BACKUP_BUCKET is not set: there is no S3 store for backups.')
  const store = openObjectStore(env, BACKUP_BUCKET)

  async function list(): Promise<{ name: string; bytes: number }[]> {
    const objects = await store.list(PREFIX)
    return objects
      .filter(({ key }) => key.endsWith(SUFFIX))
      .map(({ key, bytes }) => ({ name: key.slice(PREFIX.length, -SUFFIX.length), bytes }))
  }

  return {
    list,
    async upload(name: string, file: string): Promise<void> {
      const encrypted = `${file}.age.part`
      const { encryptFile } = await loadEncryption()
      try {
        await encryptFile(file, encrypted, BACKUP_PUBLIC_KEY)
        // A blob of a file is streamed, with a known length, and can be sent again when the store asks for it.
        await store.put(keyOf(name), await openAsBlob(encrypted), { sha256: await sha256Of(encrypted) })
      } finally {
        await rm(encrypted, { force: true })
      }
    },
    async download(name: string, file: string): Promise<void> {
      if (!BACKUP_PRIVATE_KEY)
        throw new StartupError('Set BACKUP_PRIVATE_KEY to the private key of BACKUP_PUBLIC_KEY to decrypt a backup.')
      const response = await store.get(keyOf(name))
      if (!response) throw new StartupError(`There is no backup ${name} in the bucket ${BACKUP_BUCKET}.`)
      const { decryptStream } = await loadEncryption()
      await decryptStream(response.body as ReadableStream | null, file, BACKUP_PRIVATE_KEY)
    },
    /** Removes nightly backups that are no longer needed; others stay. */
    async removeExpired(): Promise<void> {
      const days = (await list()).flatMap(({ name }) => NIGHTLY.exec(name)?.[1] ?? [])
      for (const day of expiredBackups(days)) await store.remove(keyOf(nightlyName(day)))
    },
  }
}

export function nightlyName(day: string): string {
  return `nightly-${day}`
}

export function newestNightly(names: readonly string[]): string | undefined {
  return names
    .flatMap((name) => NIGHTLY.exec(name)?.[1] ?? [])
    .sort()
    .at(-1)
}

/** The day of the newest nightly backup in DATA_DIR, and its file. */
export async function findNewestLocal(dataDir: string): Promise<{ day: string; file: string } | undefined> {
  const folder = join(dataDir, 'backups')
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.gz'))
  const day = newestNightly(names.map((name) => name.slice(0, -'.gz'.length)))
  return day ? { day, file: join(folder, `${nightlyName(day)}.gz`) } : undefined
}

/** The name in `s3:NAME`; undefined for the name of a file. */
export function remoteNameOf(argument: string): string | undefined {
  if (!argument.startsWith('s3:')) return undefined
  const name = ADDRESS.exec(argument)?.[1]
  if (!name) throw new StartupError('The name after s3: has letters, digits, hyphens and underscores only.')
  return name
}

/** A folder of this user, removed afterwards. */
export async function withPrivateFolder<Result>(run: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'cyaan-backup-'))
  try {
    return await run(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Loaded on demand: one process of the site encrypts once a day. */
function loadEncryption() {
  return import('./backup-encryption.ts')
}

function keyOf(name: string): string {
  return `${PREFIX}${name}${SUFFIX}`
}

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
