import { randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { countMissingPictures } from '#features/media/server/media.service.ts'
import { DAY_MS } from '#kernel/time-units.ts'
import { requireValidPublicKey } from '#platform/server/backup/backup-encryption.ts'
import { verifyBackup } from '#platform/server/backup/backup-format.ts'
import {
  findNewestLocal,
  newestNightly,
  nightlyName,
  openRemoteBackups,
  withPrivateFolder,
} from '#platform/server/backup/remote-backup.ts'
import type { Context } from '#platform/server/context.ts'
import type { Env } from '#platform/server/env.ts'
import { openObjectStore } from '#platform/server/object-store.ts'
import { type Diagnosis, diagnosesOf } from './diagnosis.ts'

const store = diagnosesOf('S3 store')
const pictures = diagnosesOf('pictures')
const { ok, warning, problem, skipped } = diagnosesOf('backups')
/** Made every night, perhaps some hours late after an outage. */
const MAX_BACKUP_AGE_DAYS = 2

export async function checkObjectStore(env: Env): Promise<Diagnosis[]> {
  const buckets = new Set([env.S3_BUCKET, env.BACKUP_BUCKET].filter((name) => name !== undefined))
  if (buckets.size === 0) return [store.skipped('S3_ENDPOINT is not set: there is no S3 store.')]
  return Promise.all([...buckets].map((bucket) => checkBucket(env, bucket)))
}

async function checkBucket(env: Env, bucket: string): Promise<Diagnosis> {
  const objects = openObjectStore(env, bucket)
  const key = `doctor/${randomUUID()}`
  const content = Buffer.from(key)
  let step = 'written'
  try {
    await objects.put(key, content)
    step = 'read'
    const found = await (await objects.get(key))?.text()
    if (found !== key) return store.problem(`An object in the bucket ${bucket} could not be read back unchanged.`)
    step = 'deleted'
    await objects.remove(key)
    return store.ok(`An object in the bucket ${bucket} was written, read and deleted.`)
  } catch (failure) {
    const { message } = failure as Error
    return store.problem(
      `No object can be ${step} in the bucket ${bucket} (${message}): check the S3_ variables and the rights of the key.`,
    )
  }
}

export async function checkPictures(env: Env, db: Context['db'] | undefined): Promise<Diagnosis[]> {
  if (env.S3_BUCKET) return [pictures.skipped('The pictures are in S3_BUCKET.')]
  if (!db) return [pictures.skipped('The pictures are listed in the database, which cannot be opened.')]
  const missing = await countMissingPictures({ db, env })
  if (missing === 0) return [pictures.ok('Every picture has its file.')]
  return [
    pictures.problem(
      `The files of ${missing} pictures are missing in ${join(env.DATA_DIR, 'media')}: put this folder back from a copy, or upload the pictures again.`,
    ),
  ]
}

export async function checkBackups(env: Env, now: Date): Promise<Diagnosis[]> {
  const local = env.DATABASE_URL ? [] : [await checkLocal(env.DATA_DIR, now)]
  if (env.BACKUP_BUCKET && env.BACKUP_PUBLIC_KEY)
    return [...local, ...(await checkRemote(env, env.BACKUP_PUBLIC_KEY, now))]
  return env.DATABASE_URL
    ? [skipped('BACKUP_BUCKET is not set: the operator of PostgreSQL makes the backups.')]
    : [
        ...local,
        warning('BACKUP_BUCKET is not set: the backups are on the same disk as the site. Copy them to another place.'),
      ]
}

/** The newest nightly backup of the embedded database: its age, and every line of it. */
async function checkLocal(dataDir: string, now: Date): Promise<Diagnosis> {
  const newest = await findNewestLocal(dataDir)
  if (!newest) {
    const created = await stat(join(dataDir, 'db')).catch(() => undefined)
    return created && daysBetween(created.birthtime, now) > MAX_BACKUP_AGE_DAYS
      ? problem(`There is no nightly backup in ${join(dataDir, 'backups')}: let the site run at night, or see its log.`)
      : skipped('There is no nightly backup yet.')
  }
  const { day, file } = newest
  try {
    await verifyBackup(file)
  } catch (failure) {
    return problem(
      `The newest backup ${file} cannot be read (${(failure as Error).message}): make one with "npm run backup".`,
    )
  }
  return judgeAge(day, now, `The newest backup ${file} is complete`)
}

async function checkRemote(env: Env, publicKey: string, now: Date): Promise<Diagnosis[]> {
  try {
    requireValidPublicKey(publicKey)
  } catch (failure) {
    return [problem(`BACKUP_PUBLIC_KEY has a typing error (${(failure as Error).message}): copy it again.`)]
  }
  const backups = openRemoteBackups(env)
  const newest = newestNightly((await backups.list()).map(({ name }) => name))
  if (!newest) return [warning('There is no nightly backup in the S3 store yet: run the doctor again tomorrow.')]
  const name = nightlyName(newest)
  if (!env.BACKUP_PRIVATE_KEY)
    return [
      judgeAge(newest, now, `The newest backup s3:${name} is in the store`),
      skipped(`s3:${name} was not decrypted: set BACKUP_PRIVATE_KEY for this command, on a machine that you trust.`),
    ]
  try {
    await withPrivateFolder(async (folder) => {
      const file = join(folder, 'backup.gz')
      await backups.download(name, file)
      await verifyBackup(file)
    })
  } catch (failure) {
    return [problem(`The newest backup s3:${name} cannot be restored: ${(failure as Error).message}`)]
  }
  return [judgeAge(newest, now, `The newest backup s3:${name} was decrypted and is complete`)]
}

function judgeAge(day: string, now: Date, fact: string): Diagnosis {
  const days = daysBetween(new Date(day), now)
  const age = days === 0 ? 'of today' : days === 1 ? '1 day old' : `${days} days old`
  if (days <= MAX_BACKUP_AGE_DAYS) return ok(`${fact}, ${age}.`)
  return problem(`${fact}, but ${age}: let the site run at night, or see why with "npm run jobs".`)
}

function daysBetween(from: Date, to: Date): number {
  return Math.floor((to.getTime() - from.getTime()) / DAY_MS)
}
