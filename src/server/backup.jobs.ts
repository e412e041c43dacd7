import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { iteratePictureFiles } from '#features/media/server/media.service.ts'
import * as settings from '#features/settings/server/settings.repo.ts'
import { MAX_NIGHTLY_BACKUPS } from '#kernel/backup-counts.ts'
import { HOUR_SECONDS } from '#kernel/time-units.ts'
import { copyWithFiles, writeBackup } from '#platform/server/backup/backup.ts'
import { nightlyName, openRemoteBackups, withPrivateFolder } from '#platform/server/backup/remote-backup.ts'
import type { Context } from '#platform/server/context.ts'
import { runningDatabaseConfig } from '#platform/server/database/embedded/embedded-database.ts'
import type { Job } from '#platform/server/jobs/queue.ts'

type BackupContext = Pick<Context, 'db' | 'env' | 'now'>

/** Row of the table `settings` that is no setting: the settings API cannot read it. */
const UPLOADED_KEY = 'backup.uploaded'

/**
 * Every night: a file in DATA_DIR for the embedded database, and with BACKUP_BUCKET an encrypted copy for both
 * databases. Other PostgreSQL servers are backed up by their operator. The queue gives the job to one process.
 */
export const nightlyBackup: Job = {
  name: 'nightly-backup',
  cron: '15 2 * * *',
  // With back-off the retries spread over some hours: a store may be unavailable for a while.
  retryDelay: 300,
  // A large file over a slow line. A second run beside the first would write the same files.
  maxSeconds: 3 * HOUR_SECONDS,
  run: (ctx) => (ctx.env.DATABASE_URL ? backUpServer(ctx, ctx.env.DATABASE_URL) : backUpEmbedded(ctx)),
}

export async function findLastUpload(db: Context['db']): Promise<Date | undefined> {
  return (await settings.findRow(db, UPLOADED_KEY))?.updatedAt
}

async function backUpEmbedded(ctx: BackupContext): Promise<void> {
  const { env, now } = ctx
  const folder = join(env.DATA_DIR, 'backups')
  await mkdir(folder, { recursive: true })
  const file = join(folder, `${nightlyName(today(ctx))}.gz`)
  await writeBackup(runningDatabaseConfig(env.DATA_DIR), file, now())
  await removeOld(folder)
  if (!env.BACKUP_BUCKET) return
  const withPictures = `${file}.full.part`
  try {
    await copyWithFiles(file, withPictures, localPictures(ctx))
    await upload(ctx, withPictures)
  } finally {
    await rm(withPictures, { force: true })
  }
}

async function removeOld(folder: string): Promise<void> {
  const found = (await readdir(folder)).filter((name) => name.startsWith('nightly-')).sort()
  // Removes the partial file of a process that was killed while writing.
  const parts = found.filter((name) => name.endsWith('.part'))
  const old = found.filter((name) => name.endsWith('.gz')).slice(0, -MAX_NIGHTLY_BACKUPS)
  for (const name of [...parts, ...old]) await rm(join(folder, name), { force: true })
}

async function backUpServer(ctx: BackupContext, connectionString: string): Promise<void> {
  if (!ctx.env.BACKUP_BUCKET) return
  await withPrivateFolder(async (folder) => {
    const file = join(folder, 'nightly.gz')
    await writeBackup({ connectionString }, file, ctx.now(), localPictures(ctx))
    await upload(ctx, file)
  })
}

/** Pictures in DATA_DIR would be lost with the machine; those in a bucket are already elsewhere. */
function localPictures(ctx: BackupContext) {
  return ctx.env.S3_BUCKET ? [] : iteratePictureFiles(ctx)
}

async function upload(ctx: BackupContext, file: string): Promise<void> {
  const { db, env, now } = ctx
  const backups = openRemoteBackups(env)
  const name = nightlyName(today(ctx))
  await backups.upload(name, file)
  await settings.save(db, UPLOADED_KEY, { name }, now())
  await backups.removeExpired()
}

function today({ now }: Pick<Context, 'now'>): string {
  return now().toISOString().slice(0, 10)
}
