// npm run restore -- FILE: replaces all data with a backup, after backing up the current data. s3:NAME instead of FILE:
// a backup in BACKUP_BUCKET. With --lost-key, also accepts a backup made with another secret key, without the second
// factors of its users.
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { adoptRestoredKeys } from '../src/features/identity/server/auth/rotate-key.service.ts'
import { checkPictureFile, restorePictureFile } from '../src/features/media/server/media.service.ts'
import { type ExternalFile, restoreBackup, writeBackup } from '../src/platform/server/backup/backup.ts'
import { openRemoteBackups, remoteNameOf, withPrivateFolder } from '../src/platform/server/backup/remote-backup.ts'
import { withSiteStopped } from '../src/platform/server/database/embedded/site-stopped.ts'
import { migrateDatabase, openDatabase } from '../src/platform/server/db.ts'
import type { Env } from '../src/platform/server/env.ts'
import { StartupError } from '../src/platform/server/startup-error.ts'
import { loadEnv, printLine, printLostSecrets, reportStoreErrors, runCommand } from './command.ts'

await runCommand(async () => {
  const [source] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
  if (!source) throw new StartupError('Usage: npm run restore -- FILE (or s3:NAME)')
  const remoteName = remoteNameOf(source)
  if (!remoteName && !existsSync(source)) throw new StartupError(`File not found: ${source}`)
  const env = loadEnv()
  if (!remoteName) return restore(env, source)
  const backups = openRemoteBackups(env)
  await withPrivateFolder(async (folder) => {
    const file = join(folder, `${remoteName}.gz`)
    printLine(`Downloading ${source}`)
    await reportStoreErrors(() => backups.download(remoteName, file))
    await restore(env, file)
  })
})

async function restore(env: Env, file: string): Promise<void> {
  const database = await openDatabase(env)
  try {
    await migrateDatabase(database)
    const folder = join(env.DATA_DIR, 'backups')
    mkdirSync(folder, { recursive: true })
    const before = join(folder, `before-restore-${new Date().toISOString().replaceAll(':', '-')}.gz`)
    const isKeyLost = process.argv.includes('--lost-key')
    let restored = { isKeyChanged: false, lostTwoFactors: [] as string[], isMailPasswordLost: false }
    const pictures = { check: checkPictureFile, store: (picture: ExternalFile) => restorePictureFile({ env }, picture) }
    await withSiteStopped(database, async () => {
      printLine(`Backing up the current data to ${before}`)
      await writeBackup(database.connection, before, new Date())
      printLine(`Restoring ${file}`)
      const { rows } = await restoreBackup(database.connection, file, pictures, async (tx) => {
        restored = await adoptRestoredKeys(tx, env, new Date(), isKeyLost)
      })
      printLine(`Restored ${rows} rows`)
    })
    if (restored.isKeyChanged) printLine('The backup was made with another secret key: all users must sign in again.')
    printLostSecrets(restored)
  } finally {
    await database.close()
  }
}
