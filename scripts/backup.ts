// npm run backup -- FILE: everything in one file, from the embedded database or from PostgreSQL, also while the site runs.
import { writeBackup } from '../src/platform/server/backup.ts'
import { StartupError } from '../src/platform/server/startup-error.ts'
import { loadEnv, openBeside, run, say } from './command.ts'

await run(async () => {
  const [file] = process.argv.slice(2)
  if (!file) throw new StartupError('Say where to: npm run backup -- FILE')
  const database = await openBeside(loadEnv())
  try {
    say(`Saving to ${file}`)
    await writeBackup(database.connection, file, new Date())
    say('Saved')
  } finally {
    await database.close()
  }
})
