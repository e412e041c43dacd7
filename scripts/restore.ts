// npm run restore -- FILE: replaces all data with a backup, after backing up the current data. With --lost-key, also
// accepts a backup made with another secret key, without the second factors of its users.
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { adoptRestoredKeys } from '../src/features/identity/server/auth/rotate-key.service.ts'
import { checkPictureFile, restorePictureFile } from '../src/features/media/server/media.service.ts'
import { type ExternalFile, restoreBackup, writeBackup } from '../src/platform/server/backup/backup.ts'
import { withSiteStopped } from '../src/platform/server/database/site-stopped.ts'
import { migrateDatabase, openDatabase } from '../src/platform/server/db.ts'
import { StartupError } from '../src/platform/server/startup-error.ts'
import { loadEnv, printLine, printLostSecrets, runCommand } from './command.ts'

await runCommand(async () => {
  const [file] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
  if (!file) throw new StartupError('Usage: npm run restore -- FILE')
  if (!existsSync(file)) throw new StartupError(`File not found: ${file}`)
  const env = loadEnv()
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
})
