// npm run backup -- FILE: backs up the embedded database or PostgreSQL to one file, also while the site runs.
// s3:NAME instead of FILE: encrypted, to BACKUP_BUCKET. --list: lists the backups there. --new-key: generates a key pair.
// With --no-pictures, as before an update, without the files of pictures.
import { basename, join, relative, resolve } from 'node:path'
import * as journal from '../src/features/journal/server/journal.service.ts'
import { iteratePictureFiles } from '../src/features/media/server/media.service.ts'
import { writeBackup } from '../src/platform/server/backup/backup.ts'
import { generateBackupKeys } from '../src/platform/server/backup/backup-encryption.ts'
import { openRemoteBackups, remoteNameOf, withPrivateFolder } from '../src/platform/server/backup/remote-backup.ts'
import { openOrAttach } from '../src/platform/server/database/open-or-attach.ts'
import type { Env } from '../src/platform/server/env.ts'
import { StartupError } from '../src/platform/server/startup-error.ts'
import { loadEnv, printLine, reportStoreErrors, runCommand } from './command.ts'

await runCommand(async () => {
  const [target] = process.argv.slice(2)
  if (!target) throw new StartupError('Usage: npm run backup -- FILE (or s3:NAME, --list, --new-key)')
  if (target === '--new-key') return printNewKeys()
  const env = loadEnv()
  if (target === '--list') return reportStoreErrors(() => listBackups(env))
  const remoteName = remoteNameOf(target)
  if (!remoteName) return writeAndRecord(env, target)
  const backups = openRemoteBackups(env)
  await withPrivateFolder((folder) =>
    writeAndRecord(env, target, join(folder, 'backup.gz'), (file) =>
      reportStoreErrors(() => backups.upload(remoteName, file)),
    ),
  )
})

async function writeAndRecord(
  env: Env,
  target: string,
  file = target,
  upload: (file: string) => Promise<void> = async () => {},
): Promise<void> {
  const database = await openOrAttach(env)
  try {
    printLine(`Writing the backup to ${target}`)
    const pictures = process.argv.includes('--no-pictures') ? [] : iteratePictureFiles({ db: database.db, env })
    await writeBackup(database.connection, file, new Date(), pictures)
    await upload(file)
    // A copy inside the data folder would be lost with it; the admin area asks for one elsewhere.
    if (relative(resolve(env.DATA_DIR), resolve(file)).startsWith('..'))
      await journal.record(database.db, {
        at: new Date(),
        actor: null,
        action: 'backup.written',
        subject: basename(target),
      })
    printLine('Backup complete')
  } finally {
    await database.close()
  }
}

async function listBackups(env: Env): Promise<void> {
  const backups = await openRemoteBackups(env).list()
  for (const { name, bytes } of backups) printLine(`s3:${name}  ${(bytes / 1_000_000).toFixed(1)} MB`)
  printLine(backups.length === 1 ? '1 backup' : `${backups.length} backups`)
}

async function printNewKeys(): Promise<void> {
  const { publicKey, privateKey } = await generateBackupKeys()
  printLine('For the environment of the site:')
  console.log(`BACKUP_PUBLIC_KEY=${publicKey}`)
  printLine('Store this key in a password manager or on paper, not on the machine of the site. Without it no backup')
  printLine('can be decrypted. Set it for `npm run restore` only:')
  console.log(`BACKUP_PRIVATE_KEY=${privateKey}`)
}
