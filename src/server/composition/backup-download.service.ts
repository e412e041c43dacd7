import type { ReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import * as journal from '#features/journal/server/journal.service.ts'
import { iteratePictureFiles } from '#features/media/server/media.service.ts'
import { settingsErrors } from '#features/settings/model/settings.errors.ts'
import type { User } from '#kernel/user.ts'
import { writeBackup } from '#platform/server/backup/backup.ts'
import { withPrivateFolder } from '#platform/server/backup/remote-backup.ts'
import type { Context } from '#platform/server/context.ts'
import { connectionOf } from '#platform/server/db.ts'
import { incrementCounter, resetRateLimit } from '#platform/server/rate-limit.ts'

/** Counter that is above one while a backup is made or downloaded, in any process. */
const LEASE_KEY = 'backup-download'
/** Ends the lease of a process that died. */
const LEASE_SECONDS = 1800

type BackupFile = { name: string; bytes: number; content: ReadStream }

/**
 * The file of `npm run backup`, pictures included. It is complete before the first byte is sent, so that no transaction
 * is open during a slow download. One at a time.
 */
export async function makeBackupFile(ctx: Context, user: User): Promise<BackupFile> {
  if ((await incrementCounter(ctx, LEASE_KEY, LEASE_SECONDS)) > 1) throw settingsErrors.BACKUP_RUNNING()
  const endLease = () => resetRateLimit(ctx, LEASE_KEY)
  const at = ctx.now()
  const name = `backup-${at.toISOString().slice(0, 16).replace(':', '')}.gz`
  try {
    const handle = await withPrivateFolder(async (folder) => {
      const file = join(folder, name)
      await writeBackup(connectionOf(ctx.db), file, at, iteratePictureFiles(ctx))
      return open(file)
    })
    const { size: bytes } = await handle.stat()
    await journal.record(ctx.db, { at, actor: user, action: 'backup.written', subject: name })
    const content = handle.createReadStream()
    content.once('close', () => void endLease().catch((err) => ctx.log.warn({ err }, 'a lease was not ended')))
    return { name, bytes, content }
  } catch (failure) {
    await endLease()
    throw failure
  }
}
