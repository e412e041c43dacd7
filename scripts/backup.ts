// npm run backup -- FILE: backs up the embedded database or PostgreSQL to one file, also while the site runs.
import { basename, relative, resolve } from 'node:path'
import * as journal from '../src/features/journal/server/journal.service.ts'
import { iteratePictureFiles } from '../src/features/media/server/media.service.ts'
import { writeBackup } from '../src/platform/server/backup/backup.ts'
import { StartupError } from '../src/platform/server/startup-error.ts'
import { loadEnv, printLine, runCommand } from './command.ts'
import { openOrAttach } from './open-or-attach.ts'

await runCommand(async () => {
  const [file] = process.argv.slice(2)
  if (!file) throw new StartupError('Usage: npm run backup -- FILE')
  const env = loadEnv()
  const database = await openOrAttach(env)
  try {
    printLine(`Writing the backup to ${file}`)
    await writeBackup(database.connection, file, new Date(), iteratePictureFiles({ db: database.db, env }))
    // A copy inside the data folder would be lost with it; the admin area asks for one elsewhere.
    if (relative(resolve(env.DATA_DIR), resolve(file)).startsWith('..'))
      await journal.record(database.db, {
        at: new Date(),
        actor: null,
        action: 'backup.written',
        subject: basename(file),
      })
    printLine('Backup complete')
  } finally {
    await database.close()
  }
})
