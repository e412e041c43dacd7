// npm run secret:rotate: replaces the secret key. Stop every process of the site first.
import { reencryptCalendarSecrets } from '../src/features/booking/server/calendars/calendar-address.service.ts'
import { rotateRootKey } from '../src/features/identity/server/auth/rotate-key.service.ts'
import { migrateDatabase, openDatabase } from '../src/platform/server/db.ts'
import { loadEnv, printLine, printLostSecrets, runCommand } from './command.ts'

await runCommand(async () => {
  const env = loadEnv()
  const database = await openDatabase(env)
  try {
    await migrateDatabase(database)
    const now = () => new Date()
    const context = { db: database.db, env, now, reencrypt: reencryptCalendarSecrets }
    const lost = await rotateRootKey(context, process.argv.includes('--lost-key'))
    printLine('The secret key was replaced. All users must sign in again, and links in earlier emails no longer work.')
    printLine('The URL of the calendar feed changed: copy the new one from the admin area into the calendar app.')
    printLostSecrets(lost)
  } finally {
    await database.close()
  }
})
